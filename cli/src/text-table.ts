/** Text in columns. */

/** Rows with their columns aligned. */
export function textTable(
  rows: readonly (readonly string[])[],
  sides: readonly ('left' | 'right')[],
  indent = '  ',
): string {
  const widths = sides.map((_, column) => Math.max(0, ...rows.map((row) => width(row[column] ?? ''))));
  return rows
    .map((row) => {
      const cells = sides.map((side, column) => {
        const text = row[column] ?? '';
        const gap = ' '.repeat((widths[column] ?? 0) - width(text));
        return side === 'left' ? text + gap : gap + text;
      });
      return `${indent}${cells.join('  ')}`.trimEnd();
    })
    .join('\n');
}

/** How many columns a text takes. */
export function width(text: string): number {
  return [...text].length;
}

/** A text broken into lines of at most `columns`, at spaces where there are any. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && width(line) + 1 + width(word) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
