/**
 * Point 6: undo stops at new information. What is free to take back has shown nobody at the table anything; done again in a world
 * dealt and rolled anew, it shows the same bytes.
 */
import { below, canonical, type Learned, type Match } from '../../app.ts';
import { difference } from './differences.ts';
import { type Audience, audiencesOf, sightOf } from './sights.ts';
import { type Stop, type Suite, seedFrom } from './suite.ts';

const DRAWS = 4;

/** What is checked after every answer. */
export function checkUndoable(suite: Suite, { match, last, before }: Stop): void {
  if (last === null || before === null) return;
  // A sealed answer may be taken back while the others are out, whoever has answered since.
  const sealed = last.sealed && match.open.some((question) => question.sealed);
  for (let seat = 0; seat < match.config.seats && !sealed; seat++) {
    if (!last.team.includes(seat) && match.undoable([seat]) === 'free') {
      suite.report(6, `Seat ${seat} may freely take back what seat ${last.seat} has answered to`, match);
    }
  }
  if (match.undoable(last.team) !== 'free') return;
  const told = `Taking "${last.answer}" back is free, though`;
  if (match.learned.slice(before.learned).some((one) => isNews(one, match)))
    suite.report(6, `${told} somebody came to know a card`, match);
  if (JSON.stringify(match.table.streams.dice) !== before.dice) suite.report(6, `${told} a die was rolled`, match);
  if (last.sealed && !sealed) suite.report(6, `${told} sealed answers opened`, match);
}

/** Did anybody at the table come to know it? Who only watches can be told anything. */
function isNews({ by }: Learned, { config }: Match): boolean {
  return (by & ((1 << config.seats) - 1)) !== 0;
}

/** What is checked after some answers, on branches. */
export function checkDoneAgain(suite: Suite, stop: Stop): void {
  const { match, last, before, stream } = stop;
  if (last === null || before === null || match.undoable(last.team) !== 'free') return;
  checkTakenBack(suite, stop);
  const others = audiencesOf(match).filter(
    ({ seats }) => seats.length > 0 && !last.team.some((seat) => seats.includes(seat)),
  );
  const own = audiencesOf(match).filter(({ seats }) => last.team.some((seat) => seats.includes(seat)));
  const other = others[below(stream, Math.max(1, others.length))];
  for (const audience of suite.long ? [...own, ...others] : other === undefined ? own : [...own, other]) {
    doneAgain(suite, stop, audience);
  }
}

function doneAgain(suite: Suite, { match, last, before, stream }: Stop, audience: Audience): void {
  if (last === null || before === null) return;
  for (let draw = 0; draw < DRAWS; draw++) {
    const seed = seedFrom(stream);
    let branch: Match;
    try {
      const redeal = { mask: audience.mask, seed };
      branch = match.branch({ line: match.lines.length - 1, redeal, streams: seed });
    } catch {
      continue;
    }
    if (!branch.repeat(last).ok) continue;
    const differs = difference(
      JSON.parse(sightOf(match, audience, before.told)),
      JSON.parse(sightOf(branch, audience, before.told)),
    );
    if (differs === null) return;
    const what = `"${last.answer}" of seat ${last.seat} is free to take back`;
    suite.report(6, `${what}, but dealt and rolled anew it shows ${audience.name} something else: ${differs}`, match);
    return;
  }
}

function checkTakenBack(suite: Suite, { match, last, before, world }: Stop): void {
  if (last === null || before === null) return;
  const branch = match.branch();
  const back = branch.undo(last.team);
  if (!back.ok || canonical(branch.table.world) !== before.world) {
    suite.report(6, `Taking "${last.answer}" back does not lead to the world before it`, match);
    return;
  }
  const again = branch.redo(last.team);
  if (!again.ok || canonical(branch.table.world) !== world) {
    suite.report(6, `Giving "${last.answer}" again does not lead to the same world`, match);
  }
}
