/** The keyboard alone: from the home page to the table, and a match of some turns. */
import { games } from '@necropole/games';
import type { Page } from '@playwright/test';
import { appWords } from '../src/app/words/index.ts';
import { expect, game, startMatch, Table, test } from './table.ts';

/** The focus, as one sees it: on what, and whether something shows it. */
function focus(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body)
      return { name: '', html: '', space: null, piece: null, lit: false, visible: false };
    const style = getComputedStyle(at);
    const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const framed =
      at.closest('article, label')?.matches(':focus-within') === true &&
      getComputedStyle(at.closest('article, label') ?? at).outlineStyle !== 'none';
    const ticked = at.matches('input') && getComputedStyle(at.nextElementSibling ?? at).outlineStyle !== 'none';
    return {
      name: at.getAttribute('aria-label') ?? at.textContent?.trim() ?? '',
      html: at.outerHTML.slice(0, 200),
      space: at.getAttribute('data-space'),
      piece: at.getAttribute('data-piece'),
      lit: at.closest('svg.board') !== null && at.getAttribute('aria-disabled') !== 'true',
      visible: outlined || framed || ticked || document.querySelector('svg.board .ring') !== null,
    };
  });
}

/** Tabs until something fits. Everything that is passed must show that it has the focus. */
async function tabTo(page: Page, fits: (at: Awaited<ReturnType<typeof focus>>) => boolean, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    const at = await focus(page);
    if (at.name !== '') expect(at.visible, `one sees the focus: ${at.html}`).toBe(true);
    if (fits(at)) return;
  }
  throw new Error(`Nothing that fits within ${most} steps; the focus is on ${JSON.stringify(await focus(page))}`);
}

test('from the home page to the first question, with the focus always visible', async ({ page }) => {
  await page.goto('./');
  await tabTo(page, ({ name }) => name === appWords.en.home.playGame(game.words.en.title));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, ({ name }) => name === appWords.en.newMatch.play);
  await page.keyboard.press('Enter');
  expect(await new Table(page).settled()).toBe('question');
});

test('a match of some turns by digits, arrows and Enter', async ({ page }) => {
  const table = await startMatch(page, { seed: 'keys' });
  let [byDigit, onBoard] = [0, 0];
  for (let given = 0; given < 22 && (await table.settled()) !== 'end'; given++) {
    const digits = await page.locator('[data-answer][aria-keyshortcuts]').count();
    const agree = async () => {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
    };
    const lit = await page.locator('[data-space]:not([aria-disabled=true])').count();
    if (digits > 0 && (onBoard > 2 || lit === 0)) {
      await table.whenAnswered(() => page.keyboard.press(`${1 + (given % Math.min(9, digits))}`), agree);
      byDigit += 1;
    } else {
      await table.whenAnswered(async () => {
        await tabTo(page, (at) => at.lit && (at.space !== null || at.piece !== null));
        await page.keyboard.press('Enter');
        const menu = page.getByRole('dialog', { name: table.words.ask.here });
        if (await menu.isVisible()) await page.keyboard.press('Enter');
      }, agree);
      onBoard += 1;
    }
  }
  expect(byDigit).toBeGreaterThan(5);
  expect(onBoard).toBeGreaterThan(0);
});

test('arrows walk over the board, and ? says why not', async ({ page }) => {
  const table = await startMatch(page, { seed: 'arrows' });
  await table.playOn(3);
  await tabTo(page, ({ space }) => space !== null);
  const seen = new Set<string | null>();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
    const at = await focus(page);
    expect(at.visible).toBe(true);
    seen.add(at.space);
  }
  expect(seen.size).toBeGreaterThan(2);

  await page.locator('.more-refused').focus();
  await page.keyboard.press('Enter');
  const refused = page.locator('[data-refused]').first();
  await refused.focus();
  await page.keyboard.press('?');
  const why = page.getByRole('dialog');
  await expect(why).toContainText(table.words.why.readRule);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(refused).toBeFocused();
});

test('a key for the board, for the menu and for the list of keys; whoever closes what is open is not lost', async ({
  page,
}) => {
  const table = await startMatch(page, { seed: 'arrows' });
  await table.playOn(3);
  await page.keyboard.press('b');
  expect((await focus(page)).space).not.toBeNull();
  await page.keyboard.press('m');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(table.tool('menu')).toBeFocused();
  await page.keyboard.press('q');
  await expect(table.question).toBeFocused();
});

test('numbers: a digit leads to the button that gives it; what one holds is seen meanwhile', async ({ page }) => {
  const bids = games.find(({ signs }) => 'bid' in signs.answers);
  if (bids === undefined) throw new Error('Nobody bids');
  const mission = bids.modes[0]?.missions[1] ?? '';
  const table = await startMatch(page, { game: bids, mission, seed: 'bids', seats: ['me', { name: 'Bo' }] });
  const numbers = table.question.locator('.stepper');
  for (let given = 0; given < 9 && !(await numbers.isVisible()); given++) {
    if ((await table.settled()) === 'cover') await table.takeScreen();
    if (await numbers.isVisible()) break;
    const { keys } = await table.asked();
    await table.give(keys.find((key) => key === 'contest') ?? keys[0] ?? '');
  }
  await expect(page.locator('.tile-strip')).toBeVisible();
  await table.question.focus();
  await page.keyboard.press('Enter');
  const given = numbers.locator('[data-answer]');
  await expect(given).toBeFocused();
  await page.keyboard.press('2');
  await expect(given).toHaveAttribute('data-answer', 'bid:2');
  await expect(given).toBeFocused();
  await table.whenAnswered(() => page.keyboard.press('Enter'));
});

test('several answers at one place: the menu keeps the focus, and gives it back', async ({ page }) => {
  const table = await startMatch(page, { seed: 'menu' });
  const menu = page.getByRole('dialog', { name: table.words.ask.here });
  const several = page.locator('[data-space][aria-label*=" answers."]').first();
  for (let given = 0; given < 40 && (await several.count()) === 0; given++) await table.answer(given * 7);
  const place = page.locator(`[data-space="${await several.getAttribute('data-space')}"]`);
  await place.focus();
  await page.keyboard.press('Enter');
  const answers = menu.getByRole('button');
  await expect(answers.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(answers.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answers.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(place).toBeFocused();
});
