import { anyGame, LANGUAGES, type Language, label, nameAnswer, say, type Words } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { tileFaceIds } from '../content/tiles/faces.ts';
import { tileFaces } from '../content/tiles/index.ts';
import { marvelZombies } from '../index.ts';
import { zoneWords as english } from './en/zones.ts';
import { zoneWords as french } from './fr/zones.ts';

const words: Readonly<Record<Language, Words>> = anyGame(marvelZombies).words;
const zones = tileFaceIds.flatMap((face) => tileFaces[face].zones.map(({ id }) => `${face}.${id}`));

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('give every zone of the box a name of its own', () => {
    const named = language === 'fr' ? french : english;
    expect(zones.filter((id) => named[id] === undefined)).toEqual([]);
    const names = zones.map((id) => label(words[language], 'zone', id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

describe('whole sentences', () => {
  const door = '14R.entrance/14R.front-steps';
  it('are right in French', () => {
    expect(nameAnswer(words.fr, `open:${door}`)).toBe('Ouvrir la porte entre l’entrée du hall et le perron');
    expect(nameAnswer(words.fr, 'move:17R.gate-2')).toBe('Aller devant le grand portail');
    expect(nameAnswer(words.fr, 'ride:basement')).toBe('Aller au sous-sol en Ascenseur');
    expect(say(words.fr, 'events', 'citizen-devoured', { citizen: 'shanna' })).toBe('Shanna est dévorée\u202f!');
    expect(say(words.fr, 'events', 'citizen-discarded', { who: 'storm', citizen: 'ka-zar' })).toBe(
      'Ka-Zar quitte Storm, sain et sauf.',
    );
    const moving = { from: '13R.study', to: '14V.holding-cells', brutes: 0, walkers: 1, runners: 0, heroes: [] };
    expect(say(words.fr, 'events', 'enemies-move', moving)).toBe('1 Rôdeur passe du bureau aux cellules.');
    expect(say(words.fr, 'events', 'extra-activation', { kind: 'brute' })).toBe(
      'Activation Supplémentaire\u202f: toutes les Brutes agissent.',
    );
  });

  it('are right in English', () => {
    expect(nameAnswer(words.en, 'open:13R.library-south/13R.terrace-1')).toBe(
      'Open the window between the south library and west terrace 1',
    );
    const moving = { from: '13R.study', to: '13R.parlour', brutes: 2, walkers: 1, runners: 0, heroes: ['juggernaut'] };
    expect(say(words.en, 'events', 'enemies-move', moving)).toBe(
      'Juggernaut, 2 brutes and 1 walker go from the study to the parlour.',
    );
  });
});
