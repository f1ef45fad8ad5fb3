import { anyGame, LANGUAGES, type Language, label, nameAnswer, say, type Words } from '@necropole/kernel';
import { eventsFor, type Match, questionsFor } from '@necropole/kernel/app';
import { audiencesOf, playAtRandom } from '@necropole/kernel/testing';
import { describe, expect, it } from 'vitest';
import { components } from '../content/index.ts';
import { missionIds } from '../content/missions/index.ts';
import { tileFaceIds } from '../content/tiles/faces.ts';
import { tileFaces } from '../content/tiles/index.ts';
import { marvelZombies } from '../index.ts';
import { startMatch } from '../scene/testing/random-matches.ts';
import type { Mz } from '../shape.ts';
import { zoneWords as english } from './en/zones.ts';
import { zoneWords as french } from './fr/zones.ts';

const words: Readonly<Record<Language, Words>> = anyGame(marvelZombies).words;
const zones = tileFaceIds.flatMap((face) => tileFaces[face].zones.map(({ id }) => `${face}.${id}`));

/** What is wrong with how a sentence is written. */
function slips(language: Language, text: string): readonly string[] {
  const wrong: string[] = [];
  if (text.trim() === '' || text !== text.trim()) wrong.push('empty or untrimmed');
  if (/ {2}/.test(text)) wrong.push('double space');
  if (text.includes("'")) wrong.push('straight apostrophe');
  if (/\b(undefined|null|NaN)\b|\[object/.test(text)) wrong.push('a missing parameter');
  if (/\b[a-z]+(-[a-z]+)*[.-]\d+\b|\b\d\d[RV]\.[a-z]/.test(text)) wrong.push('a bare id');
  if (language === 'fr') {
    if (/[^\u202f\u00a0?!][?!:;%»]|«[^\u202f\u00a0]/.test(text)) wrong.push('no thin space at punctuation');
    if (/\b(de|à) (le|les) /.test(text)) wrong.push('an article that should have melted');
  } else if (/\s[?!:;%]/.test(text)) wrong.push('space before punctuation');
  return wrong;
}

function check(language: Language, texts: ReadonlyMap<string, string>): void {
  const found = [...texts].flatMap(([name, text]) => slips(language, text).map((slip) => `${name}: ${slip}: ${text}`));
  expect(found).toEqual([]);
}

/** Everything that was asked, answered, refused and told since `from`. */
function gather(language: Language, match: Match<Mz>, from: number, texts: Map<string, string>): void {
  const spoken = words[language];
  const add = (family: 'questions' | 'facts' | 'refusals' | 'events', key: string, params: object): void => {
    texts.set(`${family} ${key} ${JSON.stringify(params)}`, say(spoken, family, key, params));
  };
  const asked = match.open.map(({ seat }) => seat);
  for (const question of questionsFor(match, asked)) {
    add('questions', question.key, question.params);
    for (const { key, params } of question.context) add('facts', key, params);
    for (const { key, facts, refusal } of question.options) {
      texts.set(`answer ${key}`, nameAnswer(spoken, key));
      for (const fact of facts) add('facts', fact.key, fact.params);
      if (refusal !== null) add('refusals', refusal.key, refusal.params);
    }
  }
  for (const seats of audiencesOf(match)) {
    for (const { type, params } of eventsFor(match, seats, from)) add('events', type, params);
  }
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('are well written where they need no match', () => {
    const { title, about, modes, missions, options, outcomes, components: cards } = words[language];
    const texts = new Map<string, string>([
      ['title', title],
      ['about', about],
    ]);
    for (const family of [modes, missions, cards]) {
      for (const [id, { name, text }] of Object.entries(family))
        texts.set(`name of ${id}`, name).set(`text of ${id}`, text);
    }
    for (const family of [options, outcomes]) for (const [id, text] of Object.entries(family)) texts.set(id, text);
    check(language, texts);
  });

  it('name and describe every component', () => {
    const known = words[language].components;
    expect(components.filter(({ id }) => !known[id]?.name || !known[id]?.text).map(({ id }) => id)).toEqual([]);
  });

  it('give every zone of the box a name of its own', () => {
    const named = language === 'fr' ? french : english;
    expect(zones.filter((id) => named[id] === undefined)).toEqual([]);
    const names = zones.map((id) => label(words[language], 'zone', id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each(missionIds)('are well written in a match of %s', (mission) => {
    const texts = new Map<string, string>();
    let heard = 0;
    playAtRandom(startMatch(mission, 'said'), 'said', 80, (match) => {
      gather(language, match, heard, texts);
      heard = match.told.length;
    });
    check(language, texts);
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
