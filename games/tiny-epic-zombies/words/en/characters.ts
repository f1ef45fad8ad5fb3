/** What the player cards and the horde tracks say. */
import type { CharactersSaid } from '../../content/characters/said.ts';
import { characterCards, humanFaces } from './character-cards.ts';
import { card, count, inRoom, room, store, Who, who } from './names.ts';

type Sentences<M> = { readonly [K in keyof M]: (params: M[K]) => string };

const questions: Sentences<CharactersSaid['questions']> = {
  'pop-quiz': (params) => `Pop quiz! Which store’s symbol does the card of ${who(params.who)} bear?`,
};

const facts: Sentences<CharactersSaid['facts']> = {
  'quiz-kills': ({ zombies }) => (zombies === 0 ? 'no Zombie to kill' : `kills ${count(zombies, 'Zombie', 'Zombies')}`),
};

const refusals: Sentences<CharactersSaid['refusals']> = {
  'only-the-first-move': () => 'only the first Move may cross 2 rooms',
  'started-with-a-zombie': () => 'the turn started with a Zombie in the room: no double stride',
  'out-of-focus': () => 'the Zombies dazzle: no shot except within one’s own store',
};

const events: Sentences<CharactersSaid['events']> = {
  'fast-as-lightning': (params) => `${Who(params.who)} crosses 2 rooms in one stride and ends up ${inRoom(params.to)}.`,
  'human-ability': (params) => `${Who(params.who)}’s power: “${humanFaces[params.who].title}”.`,
  fled: (params) => `${Who(params.who)}, Overrun, leaves ${room(params.from)} and takes refuge ${inRoom(params.to)}.`,
  'quiz-answered': (params) =>
    params.right
      ? `${Who(params.who)} calls out the symbol of ${store(params.store)}: the right answer!`
      : `${Who(params.who)} calls out the symbol of ${store(params.store)}: the wrong answer.`,
  'horde-finds-nothing': (params) => `“${characterCards[params.action].name}”: the horde finds nothing to do.`,
  'horde-draws': () => 'The Zombie player draws a Search card.',
  'card-carried-off': (params) =>
    `The horde carries ${card(params.card)} off from beside ${store(params.from)} to ${store(params.to)}.`,
  'torn-away': (params) =>
    `The horde tears ${card(params.card)} out of the hands of ${who(params.who)}, at ${store(params.store)}.`,
};

export const charactersWords = { questions, facts, refusals, events, components: characterCards };
