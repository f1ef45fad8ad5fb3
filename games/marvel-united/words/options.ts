/** The words of an option’s values, from the names and lines of what they stand for. */
export function optionWords<I extends string>(
  option: string,
  values: readonly I[],
  name: (value: I) => string,
  text: (value: I) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    values.flatMap((value) => [
      [`${option}:${value}`, name(value)],
      [`${option}:${value}?`, text(value)],
    ]),
  );
}
