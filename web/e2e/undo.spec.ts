/** Taking back: freely until something is learned, afterwards by consent, with new chance. */
import { expect, startMatch, type Table, test } from './table.ts';

/** Presses undo: did the page ask for consent first? */
async function asksFirst(table: Table): Promise<boolean> {
  const dialog = table.page.getByRole('dialog', { name: table.words.undo.title });
  const before = await table.asked();
  await table.tool('undo').click();
  await expect(async () => {
    if (!(await dialog.isVisible())) expect(await table.asked()).not.toEqual(before);
  }).toPass();
  return dialog.isVisible();
}

test('an answer that teaches nothing is taken back freely, and given again', async ({ page }) => {
  const table = await startMatch(page, { seed: 'free' });
  for (let given = 0; ; given++) {
    expect(given, 'some answer is free').toBeLessThan(30);
    const before = await table.asked();
    await table.answer(given * 7);
    const after = await table.asked();
    if (await asksFirst(table)) {
      await page.getByRole('button', { name: table.words.cancel }).click();
      continue;
    }
    expect(await table.asked()).toEqual(before);
    await table.tool('redo').click();
    await expect(async () => expect(await table.asked()).toEqual(after)).toPass();
    await expect(table.tool('redo')).toBeDisabled();
    return;
  }
});

test('after a die or a card, taking back needs consent, and the log tells of it', async ({ page }) => {
  const table = await startMatch(page, { seed: 'barrier' });
  for (let given = 0; ; given++) {
    expect(given, 'some answer rolls a die').toBeLessThan(30);
    const before = await table.asked();
    await table.answer(given * 7);
    if (!(await asksFirst(table))) {
      await page.keyboard.press('y');
      await expect(async () => expect(await table.asked()).not.toEqual(before)).toPass();
      continue;
    }
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(table.words.undo.alone);
    await dialog.getByRole('button', { name: table.words.undo.yes }).click();
    await expect(async () => expect((await table.asked()).text).toBe(before.text)).toPass();
    await expect(page.getByRole('list', { name: table.words.log.title })).toContainText(table.words.log.reseeded(0));
    await expect(table.tool('redo')).toBeDisabled();
    return;
  }
});
