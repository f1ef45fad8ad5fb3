/** A plot as a file of its own: colours written out, patterns and letters inside. */

/** The text of an SVG file of this drawing. `defs` holds the patterns that it uses. */
export function svgFile(drawing: SVGSVGElement, defs: Element | null, title: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${Math.round(width)}`);
  copy.setAttribute('height', `${Math.round(height)}`);
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${Math.round(width)} ${Math.round(height)}`);
  const name = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  name.textContent = title;
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [key, value] of Object.entries({
    x: '-5000',
    y: '-5000',
    width: '10000',
    height: '10000',
    fill: 'var(--panel)',
  })) {
    ground.setAttribute(key, value);
  }
  copy.prepend(name, ...(defs === null ? [] : [defs.cloneNode(true)]), ground);
  const style = getComputedStyle(drawing);
  const text = new XMLSerializer().serializeToString(copy);
  return withValues(text, (variable) => style.getPropertyValue(variable).trim());
}

/** A text with every custom property written out, also those that name others. */
export function withValues(text: string, read: (variable: string) => string): string {
  let written = text;
  for (let depth = 0; depth < 4 && written.includes('var('); depth++) {
    written = written.replace(/var\((--[\w-]+)\)/g, (_, variable: string) => read(variable).replaceAll('"', "'"));
  }
  return written;
}
