/**
 * Words that are part of the name of a card, an event or a drawing of some game, and of everybody's language too: they may
 * stand outside of games/. Each group with its reason. What only one game has in common with something else, it says
 * itself, in its `everyday-words.ts`.
 */
import type { EverydayWords } from './nouns.ts';

export const everydayWords: EverydayWords = {
  'no sentence is without them':
    'all and can first full further just last long more new nothing one second short such the too under will',
  'where and when, in any text': 'again away back down fast late left off out over quick time',
  'what programs and their pages do too':
    'act answered appear begin break call called carried chosen come copied cut done ended find follow forced give given join leave made moved move passed picked prevented replaced reset restore returned run save set split stand start stay stop stored take taken used wait',
  'how things are, wherever they are':
    'closing damaged empty fell gone kept laid lost placed played reached thrown turned',
  'words of this house: what any table has, and any match goes through':
    'action card chance deal dealt deck dice die draw drawn event goal hand item marker mission phase point round seal sealed secret seen step token track turn',
  'what the renderer draws for every game: kinds of space, side and piece, and how they stand':
    'asleep counter courtyard door floor hidden hit level objective open opened opening room spent unseen window',
  'colours that the renderer has for every game': 'blue green purple',
  'words of HTML, of styles and of the page': 'blank dark effect escape idle overflow part radio thin',
  'words of programming': 'character crash exit factor fire force lock power spawn store weak',
  'one of the app’s own symbols': 'eye',
};
