/** How the missions are written, in both languages. */

import { describe, expect, test } from 'vitest';
import { missionIds } from '../content/ids.ts';
import { missions } from '../content/missions/index.ts';
import { goalWords as englishGoals } from './en/goals.ts';
import { missionTitles as englishTitles } from './en/mission-cards.ts';
import { missionRules as englishRules } from './en/mission-rules.ts';
import { missionsWords as english } from './en/missions.ts';
import { goalWords as frenchGoals } from './fr/goals.ts';
import { missionTitles as frenchTitles } from './fr/mission-cards.ts';
import { missionRules as frenchRules } from './fr/mission-rules.ts';
import { missionsWords as french } from './fr/missions.ts';

const languages = [
  ['fr', { titles: frenchTitles, goals: frenchGoals, rules: frenchRules, words: french }],
  ['en', { titles: englishTitles, goals: englishGoals, rules: englishRules, words: english }],
] as const;

describe.each(languages)('the missions in %s', (language, { titles, goals, rules, words }) => {
  test('have a name, a story, goals and rules, and a name for each action of their own', () => {
    for (const id of missionIds) {
      expect(titles[id].text).toContain(` ${missions[id].minutes} minutes. `);
      expect(rules[id].length).toBeGreaterThan(1);
      for (const goal of missions[id].goals) expect(goals[goal.id]).toBeTruthy();
      for (const offer of missions[id].offers ?? []) expect(words.components[offer.id].text).toBeTruthy();
    }
  });

  test('say in both languages how many rules there are', () => {
    for (const id of missionIds) expect(frenchRules[id]).toHaveLength(englishRules[id].length);
  });

  test('are typeset for the language', () => {
    const texts = [
      ...Object.values(titles).flatMap(({ name, text }) => [name, text]),
      ...Object.values(goals),
      ...Object.values(words.components).flatMap(({ name, text }) => [name, text]),
    ];
    const wrong = language === 'fr' ? /[^\u202f\u00a0][;:!?»]|'/ : /\s[;:!?]|'/;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });
});
