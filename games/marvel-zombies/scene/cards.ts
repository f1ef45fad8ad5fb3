/** The cards as they lie: decks, what zombie heroes are in play, what each hero holds, what lies on the board. */
import type { SceneCard, ScenePile, SeenPile } from '@necropole/kernel';
import { named } from './labels.ts';
import type { MzView, SeenHero } from './seen.ts';

export function pilesOf({ world, board }: MzView): readonly ScenePile[] {
  return [
    { id: 'spawn-deck', label: named('spawn-deck'), kind: 'deck', cards: lying(world.spawnDeck, 'spawn') },
    { id: 'spawn-discard', label: named('spawn-discard'), kind: 'deck', cards: lying(world.spawnDiscard, 'spawn') },
    {
      id: 'zombie-hero-deck',
      label: named('zombie-hero-deck'),
      kind: 'deck',
      cards: lying(world.zombieHeroDeck, 'zombie-hero'),
    },
    { id: 'trait-deck', label: named('trait-deck'), kind: 'deck', cards: lying(world.traitDeck, 'trait') },
    { id: 'trait-discard', label: named('trait-discard'), kind: 'deck', cards: lying(world.traitDiscard, 'trait') },
    { id: 'citizen-deck', label: named('citizen-deck'), kind: 'deck', cards: lying(world.citizenDeck, 'citizen') },
    {
      id: 'zombie-heroes-in-play',
      label: named('zombie-heroes-in-play'),
      kind: 'row',
      cards: lying(world.zombieHeroesInPlay, 'zombie-hero'),
    },
    ...world.heroes.flatMap(pilesOfHero),
    ...world.spawnLaid.flatMap((laid, place): readonly ScenePile[] => {
      const at = board.plan.zones[board.laidZones[place] ?? -1]?.id;
      if (at === undefined || laid.cards.length === 0) return [];
      return [{ id: `laid-${place + 1}`, label: named('laid-card'), kind: 'deck', at, cards: lying(laid, 'spawn') }];
    }),
  ];
}

function lying(pile: SeenPile, family: string): readonly SceneCard[] {
  return pile.cards.map((id) => (id === null ? { id } : { id, family }));
}

function pilesOfHero({ id, traits, citizen }: SeenHero): readonly ScenePile[] {
  const held = (pile: ScenePile): readonly ScenePile[] => (pile.cards.length === 0 ? [] : [pile]);
  return [
    ...held({ id: `traits-${id}`, label: named('traits'), kind: 'hand', at: id, cards: lying(traits, 'trait') }),
    ...held({
      id: `citizen-${id}`,
      label: named('rescued-citizen'),
      kind: 'hand',
      at: id,
      cards: lying(citizen, 'citizen'),
    }),
  ];
}
