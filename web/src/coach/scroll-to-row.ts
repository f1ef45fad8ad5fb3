/** Brings an answer of a long list into sight; the list begins with a whole row, and where all of it can be, with its first. */
export function scrollToRow(answer: Element): void {
  const list = answer.closest('.answers');
  // A row may hold more than the answer, such as what steps to it: that is in sight too, where there is room.
  const row = [...(list?.children ?? [])].find((one) => one.contains(answer));
  if (list === null || row === undefined) return;
  const { top, height } = list.getBoundingClientRect();
  const rows = [...list.children].map((one) => one.getBoundingClientRect().top - top + list.scrollTop);
  const whole = row.getBoundingClientRect();
  const own = whole.height <= height ? whole : answer.getBoundingClientRect();
  const begin = own.top - top + list.scrollTop;
  const below = list.scrollHeight - begin - own.height;
  list.scrollTop = firstRow(rows, { top: begin, height: own.height, below }, height);
}

/** Where a list of these rows begins, so that one of them is in sight in so much room; `below` it there is so much more. */
export function firstRow(
  rows: readonly number[],
  wanted: { readonly top: number; readonly height: number; readonly below: number },
  room: number,
): number {
  const [begin = 0] = rows;
  const least = wanted.top + wanted.height + Math.min(FADE, wanted.below) - room;
  if (least <= 0) return 0;
  const row = rows.find((one) => one - begin >= least && one <= wanted.top) ?? wanted.top;
  return row - begin;
}

/** Where a list goes on below, it fades so far from its end. */
const FADE = 44;
