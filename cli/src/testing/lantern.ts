/**
 * Lantern for the tests of the command line: with a trapdoor, for matches that break when somebody asks for it, and with
 * components that nothing uses.
 */
import { lantern as whole } from '@necropole/games/testing/lantern';
import { anyGame, type Flow, type Game, knowers, type Pile } from '@necropole/kernel';

type Lantern = typeof whole extends Game<infer S> ? S : never;
/** What the trapdoor does lies on the board, where every match keeps what it was set up with. */
type Trapped = Omit<Lantern, 'board'> & { board: Lantern['board'] & { trap: string } };

const trapdoor = whole as unknown as Game<Trapped>;
const usual = trapdoor.phases.turn;

/** A turn that ends by itself, unless somebody asked for a trap. */
function* turn(table: Parameters<typeof usual>[0]): Flow<Trapped['phase']> {
  const { world, board } = table;
  const seat = world.turn;
  const next = yield* usual(table);
  const last = world.shown.cards.length - 1;
  if (board.trap === 'error' && world.shown.cards[last] === 'taper') throw new Error('the trapdoor opens');
  if (board.trap === 'endless') table.move(world.shown, last, world.hands[seat] as Pile, knowers(seat));
  return next;
}

const idle = ['rope', 'ghost'].map((id) => ({ id, provenance: 'reconstructed' as const }));
const trap = { values: ['none', 'error', 'endless'], default: 'none' };

function wordsIn(language: 'fr' | 'en'): Game<Trapped>['words']['fr'] {
  const words = trapdoor.words[language];
  return { ...words, options: { trap: language === 'fr' ? 'piège' : 'trap' } };
}

/** Lantern with a trapdoor. */
export const lantern: Game = anyGame<Trapped>({
  ...trapdoor,
  modes: trapdoor.modes.map((mode) => (mode.id === 'duel' ? { ...mode, options: { trap } } : mode)),
  setup(start) {
    const { board, ...rest } = trapdoor.setup(start);
    return { ...rest, board: { ...board, trap: start.options['trap'] ?? trap.default } };
  },
  phases: { ...trapdoor.phases, turn },
  components: [...trapdoor.components, ...idle],
  appears: (component, config) =>
    component === 'ghost' ? config.mode === 'quest' : trapdoor.appears(component, config),
  words: { fr: wordsIn('fr'), en: wordsIn('en') },
});

/** The cards of a world's hands, for tests that look for them in what was printed. */
export function handsOf(world: object): readonly (readonly string[])[] {
  return (world as Lantern['world']).hands.map(({ cards }) => [...cards]);
}

/** What a card is called on an English table. */
export function nameOf(card: string): string {
  return whole.words.en.components[card]?.name ?? card;
}
