/** The names of markers and counters, and what they do, in our own words. */
import type { ComponentWords } from '@necropole/kernel';
import type { CounterKind, MarkerKind } from '../../content/ids.ts';
import { allMarkers, kindOf, markerKinds } from '../../content/markers/index.ts';

const weaponText = 'A weapon: its three numbers are its dice when the zombies stand in box 3, box 2 and box 1.';

const markerWords: Readonly<Record<MarkerKind, ComponentWords>> = {
  'encounter-3': encounter(3),
  'encounter-4': encounter(4),
  'encounter-5': encounter(5),
  'encounter-6': encounter(6),
  'encounter-7': encounter(7),
  'encounter-10': encounter(10),
  bazooka: { name: 'Bazooka', text: `${weaponText} One shot. Hits aircraft within 2 hexes on 2 to 6.` },
  panzerfaust: { name: 'Panzerfaust', text: `${weaponText} One shot. Destroys vehicles and doors.` },
  'machine-gun': {
    name: 'Machine gun',
    text: `${weaponText} Destroys vehicles. Once known, it slows its team down in the fortress.`,
  },
  'grenade-pistol': { name: 'Grenade pistol', text: `${weaponText} Destroys vehicles and doors.` },
  stg44: { name: 'StG44', text: weaponText },
  mg42: { name: 'MG42', text: weaponText },
  'vg-5': { name: 'VG-5', text: weaponText },
  mp3008: { name: 'MP3008', text: weaponText },
  ppsh: { name: 'PPSh', text: weaponText },
  flamethrower: { name: 'Flamethrower', text: weaponText },
  grenades: { name: 'Grenades', text: 'Two, each thrown once: 7 dice at box 2. They also destroy doors.' },
  grenade: { name: 'Grenade', text: 'Thrown once: 7 dice at box 2. It also destroys a door.' },
  mine: {
    name: 'Mine',
    text: 'Used once, on a target in box 2: 4 or more deals it 1 damage, a 1 deals it to whoever set the mine.',
  },
  zg1229: { name: 'ZG1229', text: 'Uncovers half of the counters in box 3, rounded up; then lost on 1.' },
  harness: { name: 'Harness', text: 'Its bearer may carry two weapons, and still uses one in a fight.' },
  'medic-kit': { name: 'Medic kit', text: 'Outside of fights a medic heals one wound of a member, once.' },
  'ice-axes': {
    name: 'Ice axes',
    text: 'The team enters mountains for 1 point; their bearer adds 1 to the die in an assault.',
  },
  evangeline: { name: 'Evangeline', text: 'The doctor’s daughter: +2 on the recognition test. She does not fight.' },
  coffin: { name: 'Coffin', text: 'The team is infected: it will turn when the fortress is being destroyed.' },
  fl282: { name: 'Fl 282', text: 'A helicopter: every hex costs 1 point; it flies over gates and events.' },
  fa223: { name: 'Fa 223', text: 'A helicopter: every hex costs 1 point; it flies over gates and events.' },
  kuebelwagen: { name: 'Kübelwagen', text: 'A car: half a point for each hex along a road; no mountains.' },
  maus: { name: 'Maus', text: 'A tank: 1 point for each hex, no mountains; 30 dice against zombies, once a fight.' },
  doctor: {
    name: 'Doctor Devil',
    text: 'Captured on a 6, from 4 on with his daughter; else he turns into Hulk, and the fight begins.',
  },
  eagle: { name: 'Eagle', text: 'A key: it opens the eagle room.' },
  crank: { name: 'Crank', text: 'A key: it opens the crank room.' },
  battery: { name: 'Battery', text: 'A key: it opens the battery room.' },
  prisoner: { name: 'Prisoner', text: 'Joins the team, with 1 life; worth 2 points.' },
  model: { name: 'Scale model', text: 'Shows all hidden events but those of special rooms.' },
  liquid: { name: 'Corrosive liquid', text: 'Whoever enters loses a weapon picked at random.' },
  'e-100': {
    name: 'E-100',
    text: 'A tank: 1 point for each hex, no mountains; 30 dice against zombies, once a fight.',
  },
};

function encounter(zombies: number): ComponentWords {
  return { name: `Encounter ${zombies}`, text: `${zombies} counters are drawn from the bowl, and must be destroyed.` };
}

const counterWords: Readonly<Record<CounterKind, ComponentWords>> = {
  zombie: { name: 'zombie', text: '1 life.' },
  dog: { name: 'zombie dog', text: '1 life; it may advance two boxes at once.' },
  helmeted: { name: 'helmeted zombie', text: '2 lives.' },
  giant: { name: 'giant', text: '4 lives; it counts twice in an assault, and strikes two members.' },
  puddle: {
    name: 'corrosive puddle',
    text: '1 life; once it reaches the team it destroys one of its weapons, at random, and is gone. With no weapon to eat it counts as a zombie.',
  },
  herb: { name: 'herb', text: 'No zombie; once the fight is won it heals one wound. A 6 of the fire destroys it.' },
  wanderer: { name: 'wandering zombie', text: 'A die + 3 life points, rolled at its first fight and kept.' },
  hulk: { name: 'Hulk', text: '2 dice + 6 life points; he strikes all members at once.' },
  'map-fragment': {
    name: 'map fragment',
    text: 'No zombie; once the fight is won its finder looks at all hidden events. A 6 of the fire destroys it.',
  },
};

/** The three numbers of a weapon, as its counter shows them. */
function ratesOf(kind: MarkerKind): string {
  const marker = markerKinds.find(({ id }) => id === kind);
  if (marker?.family !== 'weapon') return '';
  const stars = Object.values(marker.rates).includes(null) ? ' (*: no fire at that distance)' : '';
  return ` ${[marker.rates[3], marker.rates[2], marker.rates[1]].map((rate) => rate ?? '*').join('-')}${stars}.`;
}

function marker(kind: MarkerKind): ComponentWords {
  return { name: markerWords[kind].name, text: `${markerWords[kind].text}${ratesOf(kind)}` };
}

/** Each kind, and each of the markers that lie about. */
export const componentWords: { readonly [component: string]: ComponentWords } = {
  ...Object.fromEntries(markerKinds.map(({ id }) => [id, marker(id)])),
  ...Object.fromEntries(allMarkers.map((id) => [id, marker(kindOf(id))])),
  ...counterWords,
};
