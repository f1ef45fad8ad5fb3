/** What the player cards and the horde tracks say. */

import { inside, of, to } from '@necropole/kernel/french';
import type { CharactersSaid } from '../../content/characters/said.ts';
import { characterCards, humanFaces } from './character-cards.ts';
import { agree, card, count, inRoom, room, store, Who, who } from './names.ts';

type Sentences<M> = { readonly [K in keyof M]: (params: M[K]) => string };

const questions: Sentences<CharactersSaid['questions']> = {
  'pop-quiz': (params) =>
    `Interro surprise ! De quelle Boutique la carte ${of(who(params.who))} porte-t-elle le symbole ?`,
};

const facts: Sentences<CharactersSaid['facts']> = {
  'quiz-kills': ({ zombies }) =>
    zombies === 0 ? 'aucun Zombie à éliminer' : `élimine ${count(zombies, 'Zombie', 'Zombies')}`,
};

const refusals: Sentences<CharactersSaid['refusals']> = {
  'only-the-first-move': () => 'seul le premier Déplacement peut franchir 2 Pièces',
  'started-with-a-zombie': () => 'le Tour a commencé avec un Zombie dans la Pièce : pas de double foulée',
  'out-of-focus': () => 'les Zombies éblouissent : on ne tire que dans sa propre Boutique',
};

const events: Sentences<CharactersSaid['events']> = {
  'fast-as-lightning': (params) => `${Who(params.who)} franchit 2 Pièces d’une foulée et arrive ${inRoom(params.to)}.`,
  'human-ability': (params) => `Pouvoir ${of(who(params.who))} : « ${humanFaces[params.who].title} ».`,
  fled: (params) =>
    `${Who(params.who)}, ${agree(params.who, 'submergé')}, quitte ${room(params.from)} et court se réfugier ${inRoom(params.to)}.`,
  'quiz-answered': (params) =>
    params.right
      ? `${Who(params.who)} annonce le symbole ${of(store(params.store))} : bonne réponse !`
      : `${Who(params.who)} annonce le symbole ${of(store(params.store))} : mauvaise réponse.`,
  'horde-finds-nothing': (params) => `« ${characterCards[params.action].name} » : la Horde ne trouve rien à faire.`,
  'horde-draws': () => 'Le Joueur Zombie pioche une carte Fouille.',
  'card-carried-off': (params) =>
    `La Horde emporte ${card(params.card)}, ${of(store(params.from))} ${to(store(params.to))}.`,
  'torn-away': (params) =>
    `La Horde arrache ${card(params.card)} des mains ${of(who(params.who))}, ${inside(store(params.store))}.`,
};

export const charactersWords = { questions, facts, refusals, events, components: characterCards };
