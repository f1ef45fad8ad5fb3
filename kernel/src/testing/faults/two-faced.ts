/** Faults of two-faced cards: what leaks, what is not seen, and what is dealt otherwise than all have seen. */
import { anyGame, cardOf, type LaidCard, sideUp } from '../../index.ts';
import type { Point } from '../conformance/suite.ts';
import { type GlassWorld, glass, glassSteps, lookingGlassWith } from '../toys/looking-glass.ts';
import type { Planted } from './fault.ts';

const fault = (point: Point, name: string, says: RegExp, game: ReturnType<typeof lookingGlassWith>): Planted => ({
  point,
  name,
  says,
  game: anyGame(game),
  options: { matches: 12 },
});

function topOf({ deck }: GlassWorld): LaidCard {
  return deck.pile.cards.at(-1) ?? 'none/front';
}

/** The planted faults of two-faced cards. */
export const twoFaced = [
  fault(
    5,
    'a deck whose visible card says which it is',
    /view\.world\.note/,
    lookingGlassWith({
      pass(table) {
        table.world.note = cardOf(topOf(table.world));
        glassSteps.pass(table);
      },
    }),
  ),
  fault(
    5,
    'a refusal that looks at the back of the top card',
    /are built by reading world\.deck\.pile\.cards/,
    lookingGlassWith({
      judgeTake: (world, seat) =>
        cardOf(topOf(world)) === 'c1'
          ? { key: 'shown', params: { face: 'red' }, cite: 'GLASS-1.1' }
          : glassSteps.judgeTake(world, seat),
    }),
  ),
  fault(
    5,
    'an unseen card of which all are told how it lies',
    /view\.world\.note/,
    lookingGlassWith({
      shuffle(table) {
        glassSteps.shuffle(table);
        table.world.note = sideUp(table.world.deck.pile.cards[0] as LaidCard);
      },
    }),
  ),
  fault(
    6,
    'a flip that is taken back though all saw the new face',
    /"flip" of seat \d is free to take back, but dealt and rolled anew it shows/,
    lookingGlassWith({
      flip(table) {
        // As if it had been turned by hand, past the table.
        glass.flip(
          { ...table, glimpse: () => {}, move: () => {}, reveal: () => 'c1/front' as never, shuffle: () => {} },
          table.world.deck,
        );
        table.tell('flipped', 'GLASS-1.1', {});
      },
    }),
  ),
  fault(
    7,
    'a deck that is turned, and not what was seen of it',
    /has not the faces that all have seen|nobody sees the top/,
    lookingGlassWith({
      flip(table) {
        const { pile } = table.world.deck;
        pile.cards.reverse();
        table.tell('flipped', 'GLASS-1.1', {});
      },
    }),
  ),
  fault(
    10,
    'a fork in which the card on top is another than all see',
    /has not the faces that all have seen/,
    lookingGlassWith({}, { narrows: () => [] }),
  ),
];
