/** What there is to see: the ring, the story along the foot, what may be spent, and how far the friends and the raven are. */
import type { Scene, SceneCard, ScenePiece, ScenePile, ScenePool, SceneTrack, View } from '@necropole/kernel';
import { ground, HEART } from './board.ts';
import {
  type CardId,
  DOES,
  friendOfCard,
  GOALS,
  isPlan,
  NEEDS,
  PLANS,
  type PlanId,
  PRESSURE,
  SYMBOLS,
} from './content.ts';
import { label } from './labels.ts';
import { chipName, friendName, tokenName } from './names.ts';
import type { Storyline } from './shape.ts';

type World = View<Storyline>['world'];

export function sceneOf(view: View<Storyline>): Scene {
  const { world } = view;
  return {
    ground,
    spaceStates: Object.fromEntries(world.menaces.map(({ at }) => [at, { words: 'covered' }])),
    pieces: piecesOf(world),
    piles: pilesOf(view),
    tracks: tracksOf(world),
    sheets: [
      ...world.friends.map(({ hand }, friend) => ({
        id: friendName(friend),
        label: label('friend', friend + 1),
        seat: friend % view.board.seats,
        figure: friend + 1,
        token: 'i-people',
        active: world.turn === friend,
        brief: label('hand', hand.length),
        lines: [],
      })),
      {
        id: 'raven-sheet',
        label: label('raven'),
        seat: null,
        token: 't-raven',
        active: view.phase === 'plan',
        guarded: label('guarded'),
        lines: [
          { ...label('flies'), symbol: 'i-outcry' },
          { ...label('too-many', world.plans.length), symbol: 'i-plan' },
        ],
      },
    ],
    notes: [],
    pools: [poolOf(world)],
    steps: [
      {
        id: 'playing',
        label: label('playing'),
        symbol: 'i-card',
        state: view.phase === 'plan' || world.chips.length > 0 ? 'done' : 'now',
      },
      {
        id: 'spending',
        label: label('spending'),
        symbol: 'i-deed',
        state: view.phase === 'plan' ? 'done' : world.chips.length > 0 ? 'now' : 'next',
      },
      { id: 'planning', label: label('planning'), symbol: 'i-outcry', state: view.phase === 'plan' ? 'now' : 'next' },
    ],
  };
}

function piecesOf(world: World): readonly ScenePiece[] {
  return [
    ...world.bystanders.map(({ id, is, at, slot }) => ({
      id,
      at,
      slot,
      token: is === 'rogue' ? 't-rogue' : 't-neighbour',
      label: label(is),
    })),
    ...world.friends.map(({ at }, friend) => ({
      id: friendName(friend),
      at,
      token: 'i-people',
      figure: friend + 1,
      label: label('friend', friend + 1),
      ...(world.turn === friend ? { state: 'active' as const } : {}),
    })),
    {
      id: 'raven',
      at: world.raven,
      token: 't-raven',
      label: label('raven'),
      badges: [{ symbol: 'i-lock', label: label('guarded') }],
    },
    ...world.scandals.map((card) => ({ id: `scandal-${card}`, at: card, token: 't-scandal', label: label('scandal') })),
  ];
}

function faceOf(card: CardId, { scandals }: World): SceneCard {
  return {
    id: card,
    family: 'deed',
    figure: friendOfCard(card) + 1,
    badges: SYMBOLS[card].map((symbol) => ({ symbol: `a-${symbol}`, label: label(symbol) })),
    ...(scandals.includes(card) ? { covered: [0] } : {}),
  };
}

function pilesOf({ world, phase }: View<Storyline>): readonly ScenePile[] {
  const own = world.story.filter((card): card is CardId => !isPlan(card));
  const live = own.slice(world.chips.length > 0 ? -2 : -1);
  const inStory = (card: CardId | PlanId): SceneCard => {
    if (isPlan(card))
      return {
        id: card,
        family: 'plan',
        badges: Array.from({ length: DOES[card].steps }, () => ({ symbol: 'i-outcry' })),
      };
    return { ...faceOf(card, world), ...(live.includes(card) ? { live: true } : {}) };
  };
  const isPlanNext = phase === 'plan' || sincePlan(world) >= PRESSURE;
  const isPlaying = world.chips.length === 0 && !isPlanNext;
  return [
    ...world.friends.map(
      ({ hand }, friend): ScenePile => ({
        id: `hand-${friend + 1}`,
        at: friendName(friend),
        kind: 'hand',
        label: label('hand', hand.length),
        cards: hand.map((card) => faceOf(card, world)),
      }),
    ),
    {
      id: 'story',
      kind: 'row',
      along: 'foot',
      label: label('story'),
      note: label('pressure', PRESSURE),
      cards: world.story.map(inStory),
      ...(live.length === 0
        ? {}
        : { bracket: world.chips.length > 0 ? label('yours') : label('with', world.turn + 1) }),
      next: [
        ...(isPlaying
          ? [
              {
                symbol: 'i-card',
                label: label('next-friend', world.turn + 1),
                figure: world.turn + 1,
                ...(live.length > 0 ? { live: true as const } : {}),
              },
            ]
          : []),
        ...(isPlanNext || (world.chips.length === 0 && sincePlan(world) === PRESSURE - 1)
          ? [{ symbol: 'i-plan', label: label('next-raven'), bad: true as const }]
          : []),
      ],
    },
    { id: 'plans', kind: 'deck', label: label('plans'), cards: world.plans.map(() => ({ id: null })) },
    ...world.menaces.map(
      ({ card, at, have }): ScenePile => ({
        id: `menace-${card}`,
        at,
        kind: 'deck',
        label: label('menace'),
        cards: [{ id: card, family: 'menace', of: { token: 'a-help', have, need: NEEDS } }],
      }),
    ),
  ];
}

/** Cards of friends since the last plan. */
function sincePlan({ story }: World): number {
  return story.length - 1 - story.findLastIndex(isPlan);
}

function poolOf(world: World): ScenePool {
  const cards = [...new Set(world.chips.map(({ card }) => card))];
  return {
    id: 'pool',
    label: label('pool'),
    at: friendName(world.turn),
    from: [
      ...cards.map((card) => ({
        id: `from-${card}`,
        label: label('of-card', card),
        figure: friendOfCard(card) + 1,
        chips: world.chips.flatMap((chip, i) =>
          chip.card !== card
            ? []
            : [
                {
                  id: chipName(i),
                  symbol: `a-${chip.symbol}`,
                  label: label(chip.symbol),
                  ...(chip.state === 'open'
                    ? {}
                    : { state: chip.state === 'spent' ? ('spent' as const) : ('blocked' as const) }),
                },
              ],
        ),
      })),
      {
        id: 'from-tokens',
        label: label('tokens'),
        chips: (world.friends[world.turn]?.tokens ?? []).map((symbol, i) => ({
          id: tokenName(world.turn, i),
          symbol: `a-${symbol}`,
          label: label(symbol),
        })),
      },
    ],
  };
}

function tracksOf({ helped, averted, plans }: World): readonly SceneTrack[] {
  const goal = (id: 'helped' | 'averted', token: string, value: number): SceneTrack => ({
    id,
    label: label(id),
    at: HEART,
    from: 0,
    to: GOALS[id],
    form: 'tokens',
    token,
    markers: [{ id: `${id}-marker`, token, value, label: label(id) }],
    ...(value === GOALS[id] ? { done: true } : {}),
  });
  return [
    goal('helped', 't-neighbour', helped),
    goal('averted', 't-menace', averted),
    {
      id: 'spoiling',
      label: label('plan'),
      at: 'raven-sheet',
      from: 0,
      to: PLANS.length + 2,
      end: { symbol: 'i-skull', label: label('too-many', 0) },
      markers: [{ id: 'spoiling-marker', token: 'i-plan', value: PLANS.length - plans.length, label: label('plan') }],
    },
  ];
}
