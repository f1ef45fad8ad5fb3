/** The objective tokens by name, with the article. */
export const objectiveTokens: Readonly<Record<string, string>> = {
  radio: 'la radio',
  'vial-1': 'le flacon vert 1',
  'vial-2': 'le flacon vert 2',
  'vial-3': 'le flacon bleu 1',
  'vial-4': 'le flacon bleu 2',
  'vial-5': 'le flacon violet 1',
  'vial-6': 'le flacon violet 2',
  'vial-7': 'le flacon orange 1',
  'vial-8': 'le flacon orange 2',
  'can-1': 'le bidon d’essence 1',
  'can-2': 'le bidon d’essence 2',
  'can-3': 'le bidon d’essence 3',
  'can-4': 'le bidon d’essence 4',
  'part-1': 'la pale de rotor',
  'part-2': 'la batterie',
  'part-3': 'la pompe à carburant',
  'part-4': 'le tableau de bord',
  'breaker-1': 'le disjoncteur 1',
  'breaker-2': 'le disjoncteur 2',
  'breaker-3': 'le disjoncteur 3',
  'breaker-4': 'le disjoncteur 4',
  'stranded-1': 'la fleuriste',
  'stranded-2': 'le comptable',
  'stranded-3': 'la grand-mère',
  'stranded-4': 'le livreur',
  'lock-1': 'le cadenas 1',
  'lock-2': 'le cadenas 2',
  'lock-3': 'le cadenas 3',
  'lock-4': 'le cadenas 4',
};

/** What is done with each kind of token. */
const verbs: Readonly<Record<string, string>> = {
  radio: 'Utiliser',
  vial: 'Prendre ou analyser',
  can: 'Prendre ou poser',
  part: 'Prendre',
  breaker: 'Enclencher',
  stranded: 'Appeler',
};

/** « Prendre ou analyser le flacon vert 1 ». */
export function tokenAnswer(id: string): string {
  return `${verbs[id.replace(/-\d$/, '')] ?? ''} ${objectiveTokens[id] ?? id}`;
}
