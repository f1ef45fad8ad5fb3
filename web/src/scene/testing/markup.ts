/** What is wrong with the tags of a piece of XML: those left open, closed in vain, or badly written. */
export function misplacedTags(xml: string): readonly string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const rest = xml.replace(
    /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing, name, __, empty) => {
      if (closing === '/') {
        const last = open.pop();
        if (last !== name) wrong.push(`</${name}> closes <${last}>`);
      } else if (empty !== '/') open.push(name);
      return '';
    },
  );
  for (const [bad] of rest.matchAll(/[<][^\n]{0,60}|&(?!(amp|lt|gt|quot|#\d+);)[^\n]{0,20}/g)) wrong.push(bad);
  return [...wrong, ...open.map((name) => `<${name}> is left open`)];
}
