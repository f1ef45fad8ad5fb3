/** What is rare is explained when it first happens: a note, a ring around what it speaks of, and never again in this browser. */
import { firstMet, type Noted, notesOf, targetsOf } from '@necropole/kernel';
import { eventsFor, Match, viewFor } from '@necropole/kernel/app';
import type { Page } from '@playwright/test';
import { coachWords } from '../src/coach/words.ts';
import { learnWords } from '../src/learn/words/index.ts';
import { findings, themed } from './looks.ts';
import { remembering } from './settings.ts';
import { alone, configOf, expect, game, startMatch, type Table, test } from './table.ts';

test.use({ ...themed, storageState: remembering({ firstTimes: true, theme: 'system' }) });

const words = coachWords.en;
/** A match in which something rare happens early to whoever always gives the first answer. */
const wanted = { mode: alone, seed: 'rare9' };

/** The answers that lead to the first note, the note, and the things it speaks of: as the kernel plays the same match. */
function wayToNote(): { readonly keys: readonly string[]; readonly noted: Noted; readonly spoken: readonly string[] } {
  if (game.learning === undefined) throw new Error(`${game.id} teaches nothing`);
  const notes = notesOf(game.learning);
  const match = Match.start(game, configOf(wanted));
  const keys: string[] = [];
  while (match.outcome === null) {
    const question = match.open[0];
    const key = question?.options.find(({ refusal }) => !refusal)?.key;
    if (question === undefined || key === undefined) break;
    const before = match.told.length;
    match.answer(question.seat, key);
    keys.push(key);
    const told = eventsFor(match, [question.seat], before);
    const heard = told.map(({ type, params }, i) => ({ event: type, params, at: before + i + 1 }));
    const noted = firstMet(notes, heard, null, new Set());
    if (noted === null) continue;
    const [named = ''] = targetsOf(noted.note.point, null, noted.heard, game.signs);
    const { spaces } = game.scene(viewFor(match, [question.seat])).ground;
    const group = spaces.flatMap(({ id, group }) => (group === named ? [id] : []));
    return { keys, noted, spoken: group.length > 0 ? group : [named] };
  }
  throw new Error('Nothing rare happens in this match');
}

/** Plays up to the note; what teaches has come before anything happens. */
async function playTo(page: Page, keys: readonly string[]): Promise<Table> {
  const table = await startMatch(page, wanted);
  await lookAtSigns(page);
  for (const key of keys) await table.give(key);
  await table.settled();
  return table;
}

/** The list of signs is shown by what shows the notes, and knows what the notes know. */
async function lookAtSigns(page: Page): Promise<void> {
  await page.keyboard.press('i');
  const list = page.getByRole('dialog', { name: learnWords.en.signs });
  await expect(list.locator('li').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}

test('a note comes with what is new, rings what it speaks of, and once understood never comes again', async ({
  page,
}) => {
  const { keys, noted, spoken } = wayToNote();
  const table = await playTo(page, keys);
  const note = page.getByRole('region', { name: words.coach, exact: true });
  await expect(note).toContainText(noted.note.say.title.en);
  await expect(note).toContainText(noted.note.say.text.en);
  await expect.poll(() => page.evaluate(areRinged, spoken), { message: `${spoken} are ringed` }).toBe(true);
  expect(await findings(page, '.first-time'), 'the note').toEqual([]);
  // It hides nothing that is asked, and the question can be answered all the same.
  await expect(table.answers.locator('[data-answer]').first()).toBeVisible();
  await note.getByRole('button', { name: words.understood }).click();
  await expect(page.getByText(noted.note.say.title.en, { exact: true })).toHaveCount(0);
  await page.reload();
  await playTo(page, keys);
  await lookAtSigns(page);
  await expect(page.getByText(noted.note.say.title.en, { exact: true })).toHaveCount(0);
});

test('Escape says that it was read, from wherever one is', async ({ page }) => {
  const { keys, noted } = wayToNote();
  await playTo(page, keys);
  await expect(page.getByText(noted.note.say.title.en, { exact: true })).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await expect(page.getByText(noted.note.say.title.en, { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('.boardbox') !== null)).toBe(true);
});

/** In the page: does one ring lie around all these things? */
function areRinged(names: readonly string[]): boolean {
  const kinds = ['space', 'piece', 'card', 'note', 'track', 'sheet', 'edge'];
  const boxes = names.map((name) => {
    const thing = document.querySelector(kinds.map((kind) => `.play [data-${kind}="${CSS.escape(name)}"]`).join());
    return (thing?.querySelector(':scope > path') ?? thing)?.getBoundingClientRect();
  });
  return [...document.querySelectorAll('.ringed .spoken')].some((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    return boxes.every(
      (box) =>
        box !== undefined &&
        left <= box.left + 1 &&
        right >= box.right - 1 &&
        top <= box.top + 1 &&
        bottom >= box.bottom - 1,
    );
  });
}
