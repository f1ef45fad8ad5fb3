/** The objective tokens by name, with the article where they take one. */
export const objectiveTokens: Readonly<Record<string, string>> = {
  radio: 'the radio',
  'vial-1': 'green vial 1',
  'vial-2': 'green vial 2',
  'vial-3': 'blue vial 1',
  'vial-4': 'blue vial 2',
  'vial-5': 'purple vial 1',
  'vial-6': 'purple vial 2',
  'vial-7': 'orange vial 1',
  'vial-8': 'orange vial 2',
  'can-1': 'fuel can 1',
  'can-2': 'fuel can 2',
  'can-3': 'fuel can 3',
  'can-4': 'fuel can 4',
  'part-1': 'the rotor blade',
  'part-2': 'the battery',
  'part-3': 'the fuel pump',
  'part-4': 'the instrument panel',
  'breaker-1': 'breaker 1',
  'breaker-2': 'breaker 2',
  'breaker-3': 'breaker 3',
  'breaker-4': 'breaker 4',
  'stranded-1': 'the florist',
  'stranded-2': 'the accountant',
  'stranded-3': 'the grandmother',
  'stranded-4': 'the delivery boy',
  'lock-1': 'padlock 1',
  'lock-2': 'padlock 2',
  'lock-3': 'padlock 3',
  'lock-4': 'padlock 4',
};

/** What is done with each kind of token. */
const verbs: Readonly<Record<string, string>> = {
  radio: 'Use',
  vial: 'Take or analyse',
  can: 'Take or set down',
  part: 'Take',
  breaker: 'Switch on',
  stranded: 'Call',
};

/** "Take or analyse green vial 1". */
export function tokenAnswer(id: string): string {
  return `${verbs[id.replace(/-\d$/, '')] ?? ''} ${objectiveTokens[id] ?? id}`;
}
