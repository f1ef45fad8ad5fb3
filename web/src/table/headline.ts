/** What stands over a table, and what is said of it aloud: which match, what goes on now, what has happened. */
import type { Game, Scene, SceneSheet, SceneStep } from '@necropole/kernel';
import type { SeenEvent, SeenQuestion } from '@necropole/kernel/app';
import type { MatchState } from '../engine/sight.ts';
import type { LogLine } from './log.ts';
import { sheetsAsked } from './people.ts';
import type { Speech } from './speech.ts';
import type { Voice } from './voice.ts';

/** What goes on at a table, as far as its headline tells. */
export interface GoingOn {
  readonly seen: MatchState;
  /** A moment of the past that is looked at. */
  readonly moment: MatchState | null;
  readonly question: SeenQuestion | null;
  /** Is it answered by itself: by a wish, or because only one answer is left? Then it is not read out. */
  readonly forced: boolean;
  /** Does the game or a bot act? */
  readonly acting: boolean;
  /** Is the match over, and all of it told? */
  readonly over: boolean;
  /** The match as it is shown now. */
  readonly scene: Scene | null;
}

/** What goes on now: in words with a sign, or as the steps of a turn. */
export interface Headline {
  readonly text: string;
  readonly icon: string;
  readonly steps: readonly SceneStep[];
}

/**
 * The name of a match: somebody's own; else a mission, or else the mode and the choices tell it from others: the first
 * choice of its mode, and whatever is not as usual.
 */
export function titleOf(
  { mode, mission, options, title }: Pick<MatchState['meta'], 'mode' | 'mission' | 'options' | 'title'>,
  modes: Game['modes'],
  voice: Pick<Voice, 'title' | 'mode' | 'mission' | 'option'>,
): string {
  if (title !== '') return title;
  if (mission !== null) return [voice.title, voice.mission(mission)].join(' · ');
  const choices = Object.entries(modes.find(({ id }) => id === mode)?.options ?? {});
  const values = choices.flatMap(([name, { default: usual, several }], i) => {
    const value = options[name] ?? usual;
    if (i > 0 && value === usual) return [];
    const parts = several === undefined ? [value] : value.split(',');
    return [parts.map((part) => voice.option(name, part)).join(' + ')];
  });
  return [voice.title, [voice.mode(mode), ...values].join(', ')].join(' · ');
}

/** The sheet that the question speaks from, where there is only one. */
export function askingSheet({ question, scene }: Pick<GoingOn, 'question' | 'scene'>): SceneSheet | null {
  if (question === null || scene === null) return null;
  const [only, ...others] = sheetsAsked(scene, question);
  return others.length === 0 ? (only ?? null) : null;
}

/** At a moment of the past and at the end, that itself is said. */
export function headlineOf(on: GoingOn, speech: Pick<Speech, 'own' | 'voice'>): Headline {
  const { own } = speech;
  const { seen, moment, over, acting, scene } = on;
  if (moment !== null) return { text: own.moment.title(moment.line, moment.lines), icon: 'i-replay', steps: [] };
  if (over) return { text: own.end.over, icon: 'i-objective', steps: [] };
  const steps = scene?.steps ?? [];
  if (acting) return { text: own.acting.title, icon: 'i-skull', steps };
  if (seen.readOnly !== null) return { text: own.replay.title, icon: 'i-replay', steps };
  return { text: askedText(on, speech), icon: 'i-play', steps };
}

/** Who is asked, and the first thing that they should know. */
function askedText(on: GoingOn, { own, voice }: Pick<Speech, 'own' | 'voice'>): string {
  const { question } = on;
  const asking = askingSheet(on);
  const name =
    question !== null && question.team.length > 1 ? own.ask.toYourTeam : asking === null ? '' : nameOf(asking, voice);
  const fact = question?.context[0];
  return [name, fact === undefined ? '' : voice.fact(fact)].filter((one) => one !== '').join(' · ');
}

function nameOf({ label, component }: SceneSheet, voice: Pick<Voice, 'label' | 'componentName'>): string {
  return component === undefined ? voice.label(label) : voice.componentName(component);
}

/** What has happened since something was said last. */
export interface News {
  readonly takenBack: readonly SeenEvent[];
  readonly news: readonly SeenEvent[];
  /** Is all of it passed over? Then it is told in one message, with the question that it leads to. */
  readonly skipping: boolean;
  /** The line of the log that the board shows. */
  readonly line: LogLine | undefined;
}

/** What a screen reader is told: what happened, then what is asked, or how it ended. */
export function announcementOf(
  { seen, moment, question, forced, acting, over }: GoingOn,
  { takenBack, news, skipping, line }: News,
  { own, voice }: Pick<Speech, 'own' | 'voice'>,
): string {
  if (moment !== null)
    return [`${own.moment.title(moment.line, moment.lines)}.`, own.moment.text, line?.text].join(' ');
  if (skipping && acting) return '';
  const tell = (events: readonly SeenEvent[]): string => events.map(voice.event).join(' ');
  return [
    takenBack.length === 0 ? '' : own.undo.takenBack(tell(takenBack)),
    tell(news),
    question === null || forced ? '' : voice.question(question),
    over && seen.outcome !== null ? voice.outcome(seen.outcome.id) : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}
