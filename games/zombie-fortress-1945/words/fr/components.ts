/** The names of markers and counters, and what they do, in our own words. */
import type { ComponentWords } from '@necropole/kernel';
import type { CounterKind, MarkerKind } from '../../content/ids.ts';
import { allMarkers, kindOf, markerKinds } from '../../content/markers/index.ts';

const weaponText = 'Une arme : ses trois nombres sont ses dés quand les zombies sont en case 3, en case 2, en case 1.';

const markerWords: Readonly<Record<MarkerKind, ComponentWords>> = {
  'encounter-3': encounter(3),
  'encounter-4': encounter(4),
  'encounter-5': encounter(5),
  'encounter-6': encounter(6),
  'encounter-7': encounter(7),
  'encounter-10': encounter(10),
  bazooka: {
    name: 'Bazooka',
    text: `${weaponText} Un seul tir. Touche un engin aérien à 2 hexagones au plus, sur 2 à 6.`,
  },
  panzerfaust: { name: 'Panzerfaust', text: `${weaponText} Un seul tir. Détruit véhicules et portes.` },
  'machine-gun': {
    name: 'Mitrailleuse',
    text: `${weaponText} Détruit les véhicules. Une fois connue, elle ralentit son équipe dans les souterrains.`,
  },
  'grenade-pistol': { name: 'Pistolet lance-grenades', text: `${weaponText} Détruit véhicules et portes.` },
  stg44: { name: 'StG44', text: weaponText },
  mg42: { name: 'MG42', text: weaponText },
  'vg-5': { name: 'VG-5', text: weaponText },
  mp3008: { name: 'MP3008', text: weaponText },
  ppsh: { name: 'PPSh', text: weaponText },
  flamethrower: { name: 'Lance-flammes', text: weaponText },
  grenades: {
    name: 'Grenades',
    text: 'Il y en a deux, chacune se lance une fois : 7 dés sur la case 2. Elles détruisent aussi les portes.',
  },
  grenade: { name: 'Grenade', text: 'Se lance une fois : 7 dés sur la case 2. Elle détruit aussi une porte.' },
  mine: {
    name: 'Mine',
    text: 'Sert une fois, sur une cible de la case 2 : 4 ou plus lui inflige 1 dommage, un 1 l’inflige à qui l’a posée.',
  },
  zg1229: {
    name: 'ZG1229',
    text: 'Découvre la moitié des pions de la case 3, arrondie au supérieur ; puis perdu sur 1.',
  },
  harness: { name: 'Harnais', text: 'Qui le porte peut avoir deux armes, et n’en utilise toujours qu’une par combat.' },
  'medic-kit': {
    name: 'Trousse médicale',
    text: 'Hors combat, un médecin guérit une blessure d’un membre, une seule fois.',
  },
  'ice-axes': {
    name: 'Piolets',
    text: 'L’équipe entre en montagne pour 1 point ; qui les porte ajoute 1 au dé lors d’un assaut.',
  },
  evangeline: { name: 'Evangeline', text: 'La fille du docteur : +2 au test de reconnaissance. Elle ne combat pas.' },
  coffin: { name: 'Cercueil', text: 'L’équipe est infectée : elle se transformera à la destruction des souterrains.' },
  fl282: { name: 'Fl 282', text: 'Un hélicoptère : chaque hexagone coûte 1 point ; il survole grilles et événements.' },
  fa223: { name: 'Fa 223', text: 'Un hélicoptère : chaque hexagone coûte 1 point ; il survole grilles et événements.' },
  kuebelwagen: {
    name: 'Kübelwagen',
    text: 'Une voiture : un demi-point par hexagone le long d’une route ; pas de montagne.',
  },
  maus: {
    name: 'Maus',
    text: 'Un char : 1 point par hexagone, pas de montagne ; 30 dés contre les zombies, une fois par combat.',
  },
  doctor: {
    name: 'Docteur Devil',
    text: 'Capturé sur un 6, dès 4 avec sa fille ; sinon il devient Hulk, et le combat s’engage.',
  },
  eagle: { name: 'Aigle', text: 'Une clé : elle ouvre la salle de l’aigle.' },
  crank: { name: 'Manivelle', text: 'Une clé : elle ouvre la salle de la manivelle.' },
  battery: { name: 'Batterie', text: 'Une clé : elle ouvre la salle de la batterie.' },
  prisoner: { name: 'Prisonnier', text: 'Se joint à l’équipe, avec 1 vie ; vaut 2 points.' },
  model: { name: 'Maquette', text: 'Montre tous les événements cachés, sauf ceux des pièces spéciales.' },
  liquid: { name: 'Liquide corrosif', text: 'Qui entre perd une arme, choisie au hasard.' },
  'e-100': {
    name: 'E-100',
    text: 'Un char : 1 point par hexagone, pas de montagne ; 30 dés contre les zombies, une fois par combat.',
  },
};

function encounter(zombies: number): ComponentWords {
  return { name: `Rencontre ${zombies}`, text: `${zombies} pions sont tirés du bol, qu’il faut détruire.` };
}

const counterWords: Readonly<Record<CounterKind, ComponentWords>> = {
  zombie: { name: 'zombie', text: '1 vie.' },
  dog: { name: 'chien zombie', text: '1 vie ; il peut avancer de deux cases à la fois.' },
  helmeted: { name: 'zombie casqué', text: '2 vies.' },
  giant: { name: 'géant', text: '4 vies ; il compte double dans un assaut, et frappe deux membres.' },
  puddle: {
    name: 'flaque corrosive',
    text: '1 vie ; parvenue à l’équipe, elle détruit une de ses armes, au hasard, et disparaît. Sans arme à ronger, elle vaut un zombie.',
  },
  herb: { name: 'herbe', text: 'Pas un zombie ; le combat gagné, elle guérit une blessure. Un 6 au tir la détruit.' },
  wanderer: { name: 'zombie errant', text: 'Un dé + 3 points de vie, lancés à son premier combat et gardés.' },
  hulk: { name: 'Hulk', text: '2 dés + 6 points de vie ; il frappe tous les membres à la fois.' },
  'map-fragment': {
    name: 'fragment de carte',
    text: 'Pas un zombie ; le combat gagné, qui l’a trouvé regarde tous les événements cachés. Un 6 au tir le détruit.',
  },
};

/** The three numbers of a weapon, as its counter shows them. */
function ratesOf(kind: MarkerKind): string {
  const marker = markerKinds.find(({ id }) => id === kind);
  if (marker?.family !== 'weapon') return '';
  const stars = Object.values(marker.rates).includes(null) ? ' (* : pas de tir à cette distance)' : '';
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
