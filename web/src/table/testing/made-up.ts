/** Events, questions and states of a match, made up for tests of the table. */
import type { Scene } from '@necropole/kernel';
import type { SeenEvent, SeenOption, SeenQuestion } from '@necropole/kernel/app';
import type { MatchState } from '../../engine/sight.ts';
import { nothing } from '../../scene/testing/shapes.ts';

/** A scene that is told from others by its width. */
export function sceneOf(width: number): Scene {
  return { ...nothing, ground: { width, height: 1, groups: [], spaces: [] } };
}

export function eventNamed(type: string, line = 1): SeenEvent {
  return { type, cite: '', params: {}, line };
}

/** The names of events in one word. */
export function namesOf(events: readonly SeenEvent[]): string {
  return events.map(({ type }) => type).join('');
}

export function allowed(key: string, ...refs: string[]): SeenOption {
  return { key, refs, facts: [], path: [], refusal: null };
}

export function refused(key: string, why: string, ...refs: string[]): SeenOption {
  return { ...allowed(key, ...refs), refusal: { key: why, params: {}, cite: 'X-1.1' } };
}

export function asked(...options: SeenOption[]): SeenQuestion {
  return {
    id: '1.0',
    seat: 0,
    team: [0],
    sealed: false,
    key: 'turn',
    params: {},
    cite: 'X-1.0',
    refs: [],
    context: [],
    options,
  };
}

/** A match of two persons at one screen, as it is seen when nobody has answered yet. */
export function stateSeen(changed: Partial<MatchState> = {}): MatchState {
  return {
    meta: {
      id: 'match',
      game: 'game',
      mode: 'only',
      mission: null,
      options: {},
      title: '',
      seats: [{ by: 'me' }, { by: 'somebody', name: 'Ada' }],
      created: 0,
      updated: 0,
      played: 0,
      answers: 0,
      outcome: null,
      resigned: false,
      version: 1,
      replay: false,
      from: null,
    },
    eyes: 'me',
    scene: sceneOf(1),
    phase: 'turn',
    questions: [],
    waiting: [0],
    events: [],
    heard: 0,
    line: 0,
    lines: 0,
    outcome: null,
    undo: null,
    redo: false,
    retractable: [],
    forced: null,
    next: null,
    readOnly: null,
    storage: null,
    failure: null,
    ...changed,
  };
}
