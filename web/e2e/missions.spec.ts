/** A game with missions and a team to choose: the dialog, the table on a desk and on a phone, and what axe says of it. */
import { label } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';
import type { Locator, Page } from '@playwright/test';
import { appWords } from '../src/app/words/index.ts';
import { newMatchWords } from '../src/app/words/new-match.ts';
import { positionOf } from '../tools/positions.ts';
import { expect, missionGame as game, startMatch, test } from './table.ts';

const words = { ...appWords.en.newMatch, ...newMatchWords.en };
const mode = game.modes.find(({ missions }) => missions.length > 1);
const [option, team] = Object.entries(mode?.options ?? {}).find(([, { several }]) => several !== undefined) ?? [];
if (mode === undefined || option === undefined || team === undefined) throw new Error(`${game.id} has no teams`);
const nameOf = (value: string): string => game.words.en.options[`${option}:${value}`] ?? value;
const boxOf = (dialog: Locator, value: string): Locator => dialog.locator(`input[type=checkbox][value="${value}"]`);
const sheets = (page: Page): Locator => page.locator('[data-sheet]');

test('a team is put together, counted, and refused where it does not fit the seats', async ({ page }) => {
  const [first = '', second = '', third = ''] = team.values;
  const [fewest, most] = team.several ?? [1, 1];
  await page.goto(`./#/play/${game.id}`);
  const dialog = page.getByRole('dialog');
  const play = dialog.getByRole('button', { name: words.play });
  await boxOf(dialog, third).check();
  await boxOf(dialog, first).check();
  await expect(dialog.getByText(words.chosenOf(2, fewest, most))).toBeVisible();
  for (let seats = 1; seats < 3; seats++) await dialog.getByRole('button', { name: words.more }).click();
  const refusal = dialog.locator('p[role=status]');
  const said = game.refuses?.({
    mode: mode.id,
    mission: mode.missions[0] ?? null,
    seats: 3,
    options: { [option]: `${third},${first}` },
  });
  await expect(refusal).toHaveText(said?.en ?? '');
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await boxOf(dialog, second).check();
  await expect(refusal).toBeEmpty();
  await play.click();
  await expect(sheets(page)).toHaveCount(3);
  const names = await sheets(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toEqual([third, first, second].map(nameOf));
});

test('arrow keys go over the map of missions by place', async ({ page }) => {
  await page.goto(`./#/play/${game.id}`);
  const mission = (key: string) => page.getByRole('dialog').locator(`input[value="${key}"]`);
  const [first = '', second = '', , , , sixth = ''] = mode.missions;
  await mission(first).focus();
  for (const [key, next] of [
    ['ArrowRight', sixth],
    ['ArrowLeft', first],
    ['ArrowUp', second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(mission(next), key).toBeChecked();
    await expect(mission(next), key).toBeFocused();
  }
});

test('the mission and the team are proposed again', async ({ page }) => {
  const mission = mode.missions.at(-1) ?? '';
  await startMatch(page, { game, mission, team: team.values.slice(1, 3), seed: 'again' });
  await page.goto(`./#/play/${game.id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(`input[value="${mission}"]`)).toBeChecked();
  for (const value of team.values)
    await expect(boxOf(dialog, value)).toBeChecked({ checked: team.values.slice(1, 3).includes(value) });
});

test('every sheet is at hand: the one whose turn it is open, the others one line that opens', async ({ page }) => {
  const table = await startMatch(page, { game, team: team.values, seed: 'sheets' });
  await expect(sheets(page)).toHaveCount(team.values.length);
  await table.answer();
  const open = page.locator('.sheet-turn[aria-expanded=true]');
  await expect(open).toHaveCount(1);
  await page.locator('.sheet-turn[aria-expanded=false]').last().click();
  await expect(open).toHaveCount(2);
  const column = await page.locator('.side-l').boundingBox();
  const last = await page.locator('.sheet-turn').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((column?.y ?? 0) + (column?.height ?? 0));
});

test('tracks that lie on nothing stand over the board, with everybody on them', async ({ page }) => {
  await startMatch(page, { game, seed: 'tracks' });
  const scene = game.scene(viewFor(positionOf(game, { seats: 1, seed: 'tracks', answers: 0 }), []));
  const rails = scene.tracks.filter(({ at }) => at === undefined);
  expect(rails.length).toBeGreaterThan(0);
  for (const { id, markers } of rails) {
    const rail = page.locator(`.rail[data-track="${id}"]`);
    for (const marker of markers)
      await expect(rail).toHaveAccessibleName(
        new RegExp(label(game.words.en, marker.label.key, ...(marker.label.params ?? []))),
      );
  }
});

test('pointing at a place too far for one answer shows the way there, and what it costs', async ({ page }) => {
  const table = await startMatch(page, { game, seed: 'ways' });
  const badge = page.locator('.costt').first();
  for (let given = 0; given < 30; given++) {
    for (const place of await page.locator('[data-space][aria-disabled=true]').all()) {
      await place.focus();
      if (await badge.isVisible()) {
        expect(Number(await badge.textContent())).toBeGreaterThan(1);
        return;
      }
    }
    await table.answer(given);
  }
  throw new Error('No way was shown');
});

test('the rules of the mission open beside the board, line by line', async ({ page }) => {
  const mission = mode.missions.at(-1) ?? '';
  await startMatch(page, { game, mission, seed: 'rules' });
  const lines = game.words.en.components[mission]?.text.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(1);
  const notes = page.locator('.notes');
  await notes.locator('.note-turn').last().click();
  for (const line of lines) await expect(notes.getByText(line, { exact: true })).toBeVisible();
});

test('the buttons of the camera cover nothing of the largest board', async ({ page }) => {
  await startMatch(page, { game, mission: mode.missions.at(-1) ?? '', seed: 'camera' });
  // The board takes its place once its own size is known.
  await expect(async () => {
    const buttons = await page.locator('.zoom').boundingBox();
    const board = await page.locator('svg.board').boundingBox();
    expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  }).toPass();
});

test('pointing at a figure tells what it does', async ({ page }) => {
  const seed = 'figures';
  await startMatch(page, { game, mission: mode.missions.at(-1) ?? '', seed });
  const { pieces } = game.scene(
    viewFor(Match.start(game, { mode: mode.id, mission: mode.missions.at(-1) ?? '', seats: 1, options: {}, seed }), []),
  );
  const told = pieces.find(({ component }) => component !== undefined);
  await page.locator(`[data-piece="${told?.id}"]`).hover();
  await expect(page.locator('.tip')).toContainText(game.words.en.components[told?.component ?? '']?.text ?? 'nothing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a match is played by touch, and nothing is wider than the screen', async ({ page }) => {
    const table = await startMatch(page, {
      game,
      mission: mode.missions.at(-1) ?? '',
      team: team.values,
      seed: 'phone',
    });
    for (let given = 0; given < 8; given++) {
      const { keys } = await table.asked();
      const position = { x: given % 2 === 0 ? 30 : 90, y: 22 };
      const button = table.question.locator(`[data-answer="${keys[given % keys.length]}"]`);
      await table.whenAnswered(() => button.tap({ position }));
      const wider = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    }
    await page.locator('.strip button').first().tap();
    await expect(sheets(page)).toHaveCount(team.values.length);
  });
});
