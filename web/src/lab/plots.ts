/** The plots of the lab, drawn by Observable Plot in the colours of the theme. Patterns tell apart what colours tell. */
import * as Plot from '@observablehq/plot';
import type { Group, LengthCell, Weight } from './reading.ts';
import type { LabWords } from './words/index.ts';

/** A drawing, and how wide it may be. */
export type Drawing = (width: number) => Element;

const STYLE = {
  background: 'none',
  color: 'var(--text)',
  fontFamily: 'var(--f-label)',
  fontSize: '14px',
  fontWeight: '700',
  overflow: 'visible',
};
const HALO = { stroke: 'var(--panel)', strokeWidth: 5, fill: 'var(--text)' };
/** How high a line of a plot with one line for each thing is. */
const LINE = 44;

/** The fills of endings that are lost: each is a pattern of its own (`Patterns.svelte`). Lamp yellow is for wins. */
const LOST: readonly string[] = ['url(#lab-hatch)', 'url(#lab-dots)', 'url(#lab-cross)', 'url(#lab-bars)'];

/** An ending, and how it is drawn. */
export interface Ending {
  readonly outcome: string;
  readonly fill: string;
}

/** How endings are drawn, those that are won first. */
export function endingsOf(outcomes: readonly string[], isWon: (outcome: string) => boolean): readonly Ending[] {
  const won = outcomes
    .filter(isWon)
    .map((outcome, at) => ({ outcome, fill: at === 0 ? 'var(--lamp)' : 'url(#lab-grid)' }));
  const lost = outcomes.filter((outcome) => !isWon(outcome));
  return [...won, ...lost.map((outcome, at) => ({ outcome, fill: LOST[at % LOST.length] ?? '' }))];
}

/** Win rates, one line for each value, with their intervals. */
export function ratesPlot(groups: readonly Group[], name: (value: string) => string, words: LabWords): Drawing {
  const data = groups.map(({ value, rate }) => ({ ...rate, name: name(value) }));
  const top = Math.min(1, Math.max(0.1, ...groups.map(({ rate }) => rate.high)) * 1.18);
  return (width) =>
    Plot.plot({
      width,
      height: data.length * 62 + 44,
      marginLeft: 14,
      marginRight: 62,
      marginBottom: 34,
      style: STYLE,
      x: {
        domain: [0, top],
        label: null,
        tickFormat: (share: number) => words.percent(share),
        ticks: width < 420 ? 4 : 7,
      },
      y: { domain: data.map((one) => one.name), axis: null, padding: 0 },
      marks: [
        Plot.gridX({ stroke: 'var(--rule)', strokeOpacity: 1, ticks: width < 420 ? 4 : 7 }),
        Plot.ruleX([0], { stroke: 'var(--edge)', strokeWidth: 2 }),
        Plot.text(data, { y: 'name', x: 0, text: 'name', dx: 8, dy: -17, textAnchor: 'start', ...HALO }),
        Plot.link(data, {
          x1: 'low',
          x2: 'high',
          y1: 'name',
          y2: 'name',
          dy: 8,
          stroke: 'var(--text)',
          strokeWidth: 2.5,
        }),
        Plot.tickX(data, {
          x: 'low',
          y: 'name',
          dy: 8,
          stroke: 'var(--text)',
          strokeWidth: 2.5,
          insetTop: 25,
          insetBottom: 25,
        }),
        Plot.tickX(data, {
          x: 'high',
          y: 'name',
          dy: 8,
          stroke: 'var(--text)',
          strokeWidth: 2.5,
          insetTop: 25,
          insetBottom: 25,
        }),
        Plot.dot(data, {
          x: 'rate',
          y: 'name',
          dy: 8,
          r: 8,
          fill: 'var(--lamp)',
          stroke: 'var(--ink)',
          strokeWidth: 3,
        }),
        Plot.text(data, {
          x: 'high',
          y: 'name',
          dy: 8,
          dx: 10,
          textAnchor: 'start',
          text: ({ rate }: { readonly rate: number }) => words.percent(rate),
          ...HALO,
        }),
      ],
    });
}

/** How long the matches were, stacked by how they ended. */
export function lengthsPlot(cells: readonly LengthCell[], endings: readonly Ending[], words: LabWords): Drawing {
  return (width) =>
    Plot.plot({
      width,
      height: 300,
      marginLeft: 46,
      marginBottom: 44,
      style: STYLE,
      x: {
        label: words.plots.answers,
        labelAnchor: 'center',
        labelArrow: 'none',
        ticks: width < 420 ? 4 : 8,
        tickFormat: (n: number) => `${n}`,
      },
      y: { label: null, ticks: 5, tickFormat: (n: number) => (Number.isInteger(n) ? `${n}` : '') },
      color: { domain: endings.map(({ outcome }) => outcome), range: endings.map(({ fill }) => fill) },
      marks: [
        Plot.gridY({ stroke: 'var(--rule)', strokeOpacity: 1, ticks: 5 }),
        Plot.rectY(cells, {
          x1: 'from',
          x2: 'to',
          y: 'matches',
          fill: 'outcome',
          stroke: 'var(--ink)',
          strokeWidth: 1.5,
          insetLeft: 1,
          insetRight: 1,
          order: endings.map(({ outcome }) => outcome),
        }),
        Plot.ruleY([0], { stroke: 'var(--edge)', strokeWidth: 2 }),
      ],
    });
}

/** The share of each ending, for each value of what is compared. */
export function endingsPlot(
  cells: readonly { readonly name: string; readonly outcome: string; readonly share: number }[],
  endings: readonly Ending[],
  words: LabWords,
): Drawing {
  const names = [...new Set(cells.map(({ name }) => name))];
  return (width) =>
    Plot.plot({
      width,
      height: names.length * LINE + (names.length > 1 ? 24 : 0) + 40,
      marginLeft: 6,
      marginRight: 24,
      marginBottom: 34,
      style: STYLE,
      x: { domain: [0, 1], label: null, ticks: 4, tickFormat: (share: number) => words.percent(share) },
      y: { domain: names, axis: null, paddingInner: 0.5, paddingOuter: 0.3 },
      color: { domain: endings.map(({ outcome }) => outcome), range: endings.map(({ fill }) => fill) },
      marks: [
        Plot.barX(cells, {
          x: 'share',
          y: 'name',
          fill: 'outcome',
          stroke: 'var(--ink)',
          strokeWidth: 1.5,
          order: endings.map(({ outcome }) => outcome),
        }),
        Plot.text(names, {
          x: 0,
          y: (name: string) => name,
          text: (name: string) => name,
          dx: 2,
          dy: -LINE / 2 + 2,
          textAnchor: 'start',
          ...HALO,
        }),
      ],
    });
}

/** How much more often one wins with a component than without it; clear differences are filled. */
export function weightsPlot(weights: readonly Weight[], name: (id: string) => string, words: LabWords): Drawing {
  const data = weights.map((one) => ({ ...one, name: name(one.id) }));
  const reach = Math.min(1, Math.max(0.05, ...data.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)])));
  const signed = (share: number): string => {
    const points = Math.round(share * 100);
    return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`;
  };
  return (width) =>
    Plot.plot({
      width,
      height: data.length * 34 + 48,
      marginLeft: width < 420 ? 112 : 170,
      marginRight: 46,
      marginBottom: 40,
      style: STYLE,
      x: {
        domain: [-reach, reach],
        label: words.plots.points,
        labelAnchor: 'center',
        labelArrow: 'none',
        ticks: width < 420 ? 3 : 5,
        tickFormat: signed,
      },
      y: { domain: data.map((one) => one.name), label: null, tickSize: 0 },
      marks: [
        Plot.gridX({ stroke: 'var(--rule)', strokeOpacity: 1, ticks: width < 420 ? 3 : 5 }),
        Plot.ruleX([0], { stroke: 'var(--edge)', strokeWidth: 2 }),
        Plot.link(data, {
          x1: 'low',
          x2: 'high',
          y1: 'name',
          y2: 'name',
          stroke: 'var(--text)',
          strokeWidth: 2.5,
          strokeDasharray: '0',
          strokeOpacity: 1,
        }),
        Plot.dot(data, {
          x: 'difference',
          y: 'name',
          r: 6.5,
          fill: ({ clear }: Weight) => (clear ? 'var(--lamp)' : 'var(--panel)'),
          symbol: ({ clear }: Weight) => (clear ? 'diamond' : 'circle'),
          stroke: 'var(--text)',
          strokeWidth: 2.5,
        }),
        Plot.text(data, {
          x: 'high',
          y: 'name',
          dx: 8,
          textAnchor: 'start',
          text: ({ difference }: Weight) => signed(difference),
          ...HALO,
        }),
      ],
      color: { type: 'identity' },
      symbol: { type: 'identity' },
    });
}
