/** What the game is drawn with: its drawings are in `symbols.svg`. */
import type { Art } from '@necropole/kernel';
import { heroes, heroIds } from '../content/heroes/index.ts';
import { villainIds } from '../content/villains/index.ts';

/** The special effects of a Hero bear their crest; a dashboard shows its Villain. */
const pictures: ReadonlyMap<string, string> = new Map([
  ...heroIds.flatMap((id) => heroes[id].specials.map((special): [string, string] => [special.id, `c-${id}`])),
  ...villainIds.flatMap((id): [string, string][] => [
    [id, `t-${id}`],
    [`villain:${id}`, `t-${id}`],
  ]),
  ...heroIds.map((id): [string, string] => [`heroes:${id}`, `b-${id}`]),
]);

/** A Hero card is called by its owner first: `loki.ww-1`. So are a Villain's, `immortus.plan-3`: those have none. */
function crestOf(component: string): string | null {
  const [owner, card] = component.split('.');
  return card === undefined || /^(plan|threat)-/.test(card) ? null : `c-${owner}`;
}

export const art: Art = {
  colours: {
    'a-move': '#5fb3f0',
    'a-attack': '#f06a45',
    'a-heroic': '#1d7d55',
    'a-wild': '#8656b8',
    thug: '#8d98ab',
    threat: '#b5467f',
    boss: '#d8452e',
    crisis: '#e58a33',
    'in-niffleheim': '#5f86c9',
    'in-muspelheim': '#a8603f',
    'in-london': '#6d8296',
    'in-kun-lun': '#4f8a5b',
    'in-project-pegasus': '#7468ad',
    'in-alchemax-headquarters': '#3f9a94',
    'in-tva-headquarters': '#a9824f',
    'in-united-nations-headquarters': '#4f9ad0',
    'in-shield-helicarrier': '#7f8a94',
  },
  families: {
    hero: {},
    plan: { colour: '#5c1a12', symbol: 'i-plan' },
    threat: { colour: '#8c2f61', symbol: 'i-threat' },
    equipment: { colour: '#8a5a00', symbol: 'i-gear' },
    'super-hero': { colour: '#14573b', symbol: 'i-shield' },
    'super-villain': { colour: '#5c1a12', symbol: 'i-skull' },
    'battle-plan': { colour: '#27588a', symbol: 'i-objective' },
  },
  furniture: {},
  parts: ['ways', 'locations', 'cards', 'foot', 'pools'],
  pictureOf: (component) => crestOf(component) ?? pictures.get(component) ?? null,
};
