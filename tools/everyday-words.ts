/**
 * Words that are part of the name of a card, an event or a drawing of some game, and of everybody's language too: they may
 * stand outside of games/. Each group with its reason. What only one game has in common with something else, it says
 * itself, in its `everyday-words.ts`.
 */
import type { EverydayWords } from './nouns.ts';

export const everydayWords: EverydayWords = {
  'no sentence is without them':
    'all alone and can first full further just last long more must never new not nothing now one second short such that the three too under will with you',
  'where and when, in any text': 'again ahead away back backward down fast late left off out over quick time',
  'what programs and their pages do too':
    'act answered appear begin break call called carried chosen come copied cut completed done ended enter filled find follow forced get give given happened join leave looked made moved move passed picked play prevented put removed replaced reset restore returned run save see set shown skipped split stand start stay stop stored take taken taking used wait',
  'how things are, wherever they are':
    'closing coming damaged deep empty fell fresh gone kept laid lost ordinary placed played reached ready reversed solid stood thrown turned',
  'words of this house: what any table has, and any match goes through':
    'action advanced card chance clockwise covered deal dealt deck dice die draw drawn event goal hand face item light marker mission order phase pace plan point random round row seal sealed secret seen step symbol token track turn world',
  'what the renderer draws for every game: kinds of space, side and piece, and how they stand':
    'asleep barrier counter courtyard door floor hidden hit level location objective open opened opening room spent street unseen window',
  'colours that the renderer has for every game': 'blue green purple',
  'words of HTML, of styles and of the page': 'blank dark effect escape idle overflow part radio thin',
  'words of programming':
    'character control crash exit factor false field fire force generator history image infinity line link lock operation power project return spawn store watch weak',
  'one of the app’s own symbols': 'eye',
};
