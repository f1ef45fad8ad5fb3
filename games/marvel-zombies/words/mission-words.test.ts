/** How the missions are written, in both languages. */

import { describe, expect, test } from 'vitest';
import { missionIds, missions } from '../content/missions/index.ts';
import {
  missionWords as englishCards,
  goalWords as englishGoals,
  missionTitles as englishTitles,
} from './en/mission-cards.ts';
import { missionsWords as english } from './en/missions.ts';
import {
  missionWords as frenchCards,
  goalWords as frenchGoals,
  missionTitles as frenchTitles,
} from './fr/mission-cards.ts';
import { missionsWords as french } from './fr/missions.ts';

const languages = [
  ['fr', { titles: frenchTitles, goals: frenchGoals, cards: frenchCards, words: french }],
  ['en', { titles: englishTitles, goals: englishGoals, cards: englishCards, words: english }],
] as const;

describe.each(languages)('the missions in %s', (_, { titles, goals, cards, words }) => {
  test('have a name, a story, goals and rules, and a name for each action of their own', () => {
    for (const id of missionIds) {
      expect(titles[id].text).toContain(` ${missions[id].minutes} minutes. `);
      expect(cards[id].rules.length).toBeGreaterThan(1);
      for (const goal of missions[id].goals) expect(goals[goal.id]).toBeTruthy();
      for (const offer of missions[id].offers ?? []) expect(words.components[offer.id].text).toBeTruthy();
    }
  });

  test('say in both languages how many rules there are', () => {
    for (const id of missionIds) expect(frenchCards[id].rules).toHaveLength(englishCards[id].rules.length);
  });
});
