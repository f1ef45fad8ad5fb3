/** Bots in any seat: they play, say why, and can be sat down and got up while the match goes on. */
import { games } from '@necropole/games';
import { appWords } from '../src/app/words/index.ts';
import { paceWords } from '../src/app/words/paces.ts';
import { expect, modeWhere, type Sitter, startMatch, test } from './table.ts';

const crowd = modeWhere(({ seats: [, most], options }) => most >= 4 && Object.keys(options).length > 0);

/** What the games say of the parts of their bots' judgements. */
const said = games.flatMap(({ learning }) => Object.values(learning?.reasons ?? {}));
const WORDS_OF_ADVICE = new RegExp(said.flatMap(({ better, worse }) => [better.en, worse.en]).join('|'));

test('a person plays with three bots, and a bot says why', async ({ page }) => {
  const seats: readonly Sitter[] = ['me', 'bot', 'bot', 'bot'];
  const table = await startMatch(page, { mode: crowd, seats, seed: 'bots' });
  const given = await table.playOn(6);
  expect(given).toHaveLength(6);
  await page.getByRole('button', { name: table.words.log.why, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: table.words.reasons.title });
  await expect(dialog.getByText(/bot \d, easy/).first()).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: WORDS_OF_ADVICE }).first()).toBeVisible();
  await dialog
    .getByText(/answers weighed in \d+ tries/)
    .filter({ visible: true })
    .click();
  await expect(dialog.getByText(table.words.reasons.chosen, { exact: true }).filter({ visible: true })).toBeVisible();
});

test('what bots did stands on a card, which marks it again on the board, until one answers', async ({ page }) => {
  const table = await startMatch(page, { mode: crowd, seats: ['me', 'bot', 'bot', 'bot'], seed: 'bots' });
  const card = page.getByRole('region', { name: table.words.acting.card });
  for (let given = 0; given < 30 && !(await card.isVisible()); given++) await table.answer(given * 7);
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('.pointing .ring')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(card).toBeFocused();
  const rings = page.locator('.pointing .ring');
  const lines = card.getByRole('listitem').getByRole('button');
  // A line marks what it is about; one that is about nothing on the board marks nothing, and the next one is tried.
  for (let line = 0; line < (await lines.count()) && (await rings.count()) === 0; line++) {
    await lines.nth(line).focus();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  await expect(rings.first()).toBeVisible();
  const before = await card.innerText();
  await table.answer();
  await expect(card.getByText(before, { exact: true })).toHaveCount(0);
});

test('the pace is at hand at the table, and remembered', async ({ page }) => {
  const table = await startMatch(page, { mode: crowd, seats: ['me', 'bot'], seed: 'bots' });
  const { title, names, bots } = paceWords.en;
  await table.tool('menu').click();
  await page.getByRole('menuitem', { name: table.words.top.pace }).click();
  const choice = page.getByRole('dialog', { name: title }).getByRole('group', { name: bots });
  await expect(choice.getByRole('radio', { name: names.summary })).toBeChecked();
  await choice.getByRole('radio', { name: names.fast }).check();
  await page.reload();
  await table.settled();
  await table.tool('menu').click();
  await page.getByRole('menuitem', { name: table.words.top.pace }).click();
  await expect(choice.getByRole('radio', { name: names.fast })).toBeChecked();
});

test('a bot takes over a seat in the middle of a match', async ({ page }) => {
  const table = await startMatch(page, { mode: crowd, seats: ['me', 'me'], seed: 'bots' });
  await table.playOn(4);
  await table.menu('seats');
  const dialog = page.getByRole('dialog', { name: table.words.seats.title });
  await dialog.getByRole('combobox', { name: appWords.en.newMatch.seat(2), exact: true }).selectOption('easy');
  // That seat is asked: the bot answers in its place.
  const yes = dialog.getByRole('button', { name: table.words.seats.yes, exact: true });
  await table.whenAnswered(
    () => yes.click(),
    () => expect(dialog).toBeHidden(),
  );
  await table.playOn(2);
  await expect(page.getByRole('button', { name: table.words.log.why, exact: true }).first()).toBeVisible();
});
