/** Faults of promises: facts that say another number than what happens, events told with another rule's cite. */
import { type Game, mark, type Signs } from '../../index.ts';
import { drawn, label } from './drawn-market.ts';
import { fault } from './fault.ts';
import { type Market, market, scoreOf, scorePoints, signsOfMarket, steps } from './market.ts';

/** The market with another sign for some events. */
function withSigns(events: Partial<Signs<Market>['events']>): Game<Market> {
  return market({}, { signs: { ...signsOfMarket, events: { ...signsOfMarket.events, ...events } } });
}

const awning = { id: 'awning', at: 'stall-0', token: 'awning', label };

/** The planted faults of this point. */
export const promises = [
  fault(
    12,
    'a fact that promises too much',
    /The fact worth \{"points":\d+\} beside "show:\d" of "act" does not come true/,
    market({
      options: (table, seat, step) =>
        steps.options(table, seat, step).map((option) => ({
          ...option,
          facts: (option.facts ?? []).map(({ key, params }) => ({ key, params: { points: params.points + 1 } })),
        })),
    }),
  ),
  fault(
    12,
    'a name that promises too much',
    /The fact worth \{"points":99\} beside "show:\d" of "act" does not come true/,
    market({
      options: (table, seat, step) =>
        steps
          .options(table, seat, step)
          .map((option) => ({ ...option, called: { key: 'worth', params: { points: 99 } } })),
    }),
  ),
  fault(
    8,
    'a name without words',
    /facts unspeakable \{\}: no word in fr/,
    market({
      options: (table, seat, step) =>
        steps
          .options(table, seat, step)
          .map((option) => ({ ...option, called: { key: 'unspeakable', params: {} } as never })),
    }),
  ),
  fault(
    12,
    'a rule that gives less than its fact says',
    /The fact worth .* does not come true/,
    market({
      show(table, seat, slot) {
        steps.show(table, seat, slot);
        if (table.world.turns > 4) scorePoints(table.world, seat, -1);
      },
    }),
  ),
  fault(
    12,
    'a number beside the question that is not so',
    /The fact score \{"points":-?\d+\} in the context of "act" is not so/,
    market({ score: (world, seat) => scoreOf(world, 1 - seat) }),
  ),
  fault(
    12,
    'a fact of which nothing is said',
    /Nothing is said of what the fact score promises/,
    market({}, { promises: { worth: 'tells' } as never }),
  ),
  fault(
    12,
    'an event told with another rule’s cite',
    /The event protested is told with MARKET-1\.2; the table of signs has MARKET-1\.3/,
    market({
      protest(table, seat) {
        scorePoints(table.world, 1 - seat, -1);
        table.tell('protested', 'MARKET-1.2', { seat });
      },
    }),
  ),
  fault(
    12,
    'a sign that cites no rule',
    /The sign of drew cites MARKET-7\.7, no rules/,
    withSigns({ drew: { ...signsOfMarket.events.drew, cites: ['MARKET-1.2', 'MARKET-7.7'] } }),
  ),
  fault(
    12,
    'a mark on what nobody sees',
    /The event rolled marks stall-9, which the scene has not/,
    withSigns({ rolled: { ...signsOfMarket.events.rolled, marks: () => [mark.change('lamp', { cause: 'stall-9' })] } }),
  ),
  fault(12, 'a mark on what left the board long ago', /The event protested marks awning, which the scene has not/, {
    ...drawn(
      ({ pieces }, { world }) => ({ pieces: world.turns > 0 ? pieces : [...pieces, awning] }),
      (pieces, { world }) => (world.turns > 0 ? pieces : { ...pieces, awning: awning.at }),
    ),
    signs: withSigns({ protested: { ...signsOfMarket.events.protested, marks: () => [mark.strike('awning')] } }).signs,
  }),
];
