/** The cards as they lie: decks, what zombie heroes are in play, what each hero holds, what lies on the board. */
import { cardsSeen, type ScenePile, type SeenPile, unlessEmpty } from '@necropole/kernel';
import type { Family } from '../art/families.ts';
import { type Labels, named } from './labels.ts';
import type { MzView, SeenHero } from './seen.ts';

export function pilesOf({ world, board }: MzView): readonly ScenePile[] {
  return [
    deck('spawn-deck', world.spawnDeck, 'spawn'),
    deck('spawn-discard', world.spawnDiscard, 'spawn'),
    deck('zombie-hero-deck', world.zombieHeroDeck, 'zombie-hero'),
    deck('trait-deck', world.traitDeck, 'trait'),
    deck('trait-discard', world.traitDiscard, 'trait'),
    deck('citizen-deck', world.citizenDeck, 'citizen'),
    { ...deck('zombie-heroes-in-play', world.zombieHeroesInPlay, 'zombie-hero'), kind: 'row' },
    ...world.heroes.flatMap(pilesOfHero),
    ...world.spawnLaid.flatMap((laid, place): readonly ScenePile[] => {
      const at = board.plan.zones[board.laidZones[place] ?? -1]?.id;
      if (at === undefined) return [];
      const cards = cardsSeen<Family>(laid, 'spawn');
      return unlessEmpty({ id: `laid-${place + 1}`, label: named('laid-card'), kind: 'deck', at, cards });
    }),
  ];
}

/** A pile of the table, called by its own name. */
function deck(id: PileName, pile: SeenPile, family: Family): ScenePile {
  return { id, label: named(id), kind: 'deck', cards: cardsSeen(pile, family) };
}

type PileName = Extract<keyof Labels, `${string}-${'deck' | 'discard' | 'in-play'}`>;

function pilesOfHero({ id, traits, citizen }: SeenHero): readonly ScenePile[] {
  const held = { kind: 'hand', at: id } as const;
  return [
    ...unlessEmpty({ id: `traits-${id}`, label: named('traits'), ...held, cards: cardsSeen<Family>(traits, 'trait') }),
    ...unlessEmpty({
      id: `citizen-${id}`,
      label: named('rescued-citizen'),
      ...held,
      cards: cardsSeen<Family>(citizen, 'citizen'),
    }),
  ];
}
