/** What stands on the player cards and on the horde tracks. It needs no other words, so that names can be taken from it. */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import { characterIds } from '../../content/characters/index.ts';
import type { CharacterId, HordeActionId } from '../../content/ids.ts';

/** A Human face: the title of its ability, and what that does. */
interface HumanFace extends ComponentWords {
  readonly title: string;
}

export const humanFaces: Readonly<Record<CharacterId, HumanFace>> = {
  athlete: {
    name: 'Athlete',
    title: 'Fast as Lightning',
    text: 'If you start your turn in a room without a Zombie, your first Move may cross 2 rooms.',
  },
  doctor: {
    name: 'Doctor',
    title: 'Good as New',
    text: 'Whenever anybody repairs the barricade, a Human of your choice may heal 1 wound.',
  },
  'fry-cook': {
    name: 'Fry Cook',
    title: 'Snack Break',
    text: 'The first card you pick up in each turn heals you 1 wound.',
  },
  greaser: {
    name: 'Greaser',
    title: 'Hot Rod',
    text: 'Once a turn, a Move that starts on an Entrance may take you, around the outside, to the Entrance of a store 1 or 2 stores away.',
  },
  hippie: {
    name: 'Hippie',
    title: 'Barefoot',
    text: 'You make noise only if you end your turn on the Entrance of a store.',
  },
  janitor: {
    name: 'Janitor',
    title: 'Maintenance Round',
    text: 'Once a turn, when you reach the centre of the courtyard, the barricade rises by 1.',
  },
  'mall-cop': {
    name: 'Mall Cop',
    title: 'On the Beat',
    text: 'Once a turn, a ranged attack into your own store costs no ammo.',
  },
  mechanic: {
    name: 'Mechanic',
    title: 'Booby Trap',
    text: 'Before revealing your Search card you may arm an unarmed trap in your room, if no Zombie is there.',
  },
  photographer: {
    name: 'Photographer',
    title: 'Flash Bulb',
    text: 'Once a turn, on entering a Zombie’s room, you may drive it into an adjacent room without a Zombie or a Human instead of fighting it.',
  },
  popstar: { name: 'Popstar', title: 'Crushing It', text: 'The free Move of your Overkills may cross 2 rooms.' },
  scientist: {
    name: 'Scientist',
    title: 'Hazmat Suit',
    text: 'In a room with a flask or a biohazard, you may use the room and its tokens even if Zombies are left in the store.',
  },
  survivalist: {
    name: 'Survivalist',
    title: 'Quick Hands',
    text: 'You may pick up cards while at most 1 Zombie is left in the store.',
  },
  teacher: {
    name: 'Teacher',
    title: 'Pop Quiz',
    text: 'Before revealing your Search card, name a store: if the card bears its symbol, kill 1 Zombie of your choice in each store of that symbol.',
  },
  teenager: {
    name: 'Teenager',
    title: 'Sugar Rush',
    text: 'Once Overrun and wounded, you may flee as far as 3 rooms, to a room without a Zombie, and use that room.',
  },
};

const zombies: Readonly<Record<`${CharacterId}-zombie`, ComponentWords>> = {
  'athlete-zombie': {
    name: 'Athlete Zombie',
    text: 'Sprinters. Within their store, new Zombies run first to the rooms where a Human stands.',
  },
  'doctor-zombie': {
    name: 'Doctor Zombie',
    text: 'Infected Wounds. Whatever would heal 2 wounds or more heals 1 less.',
  },
  'fry-cook-zombie': {
    name: 'Fry Cook Zombie',
    text: 'Fresh Meat. An Overrun Human with fewer than 3 wounds suffers 1 more.',
  },
  'greaser-zombie': {
    name: 'Greaser Zombie',
    text: 'Slick Floors. New Zombies skip the rooms with a gear: their store is full without them.',
  },
  'hippie-zombie': {
    name: 'Hippie Zombie',
    text: 'Group Hug. An Overkill gives nothing while another Zombie stands in the store.',
  },
  'janitor-zombie': {
    name: 'Janitor Zombie',
    text: 'Hidden Tools. Any repair of 2 or more raises the barricade 1 less.',
  },
  'mall-cop-zombie': { name: 'Mall Cop Zombie', text: 'Riot Gear. A ranged attack on an Entrance costs 1 more ammo.' },
  'mechanic-zombie': {
    name: 'Mechanic Zombie',
    text: 'Door Alarms. Whoever ends their turn on the Entrance of a store makes noise, whatever the revealed card.',
  },
  'photographer-zombie': {
    name: 'Photographer Zombie',
    text: 'Dazzled. Nobody can shoot out of their own store, nor from the courtyard.',
  },
  'popstar-zombie': {
    name: 'Popstar Zombie',
    text: 'Screaming Fans. As soon as a Human makes noise, 1 Zombie is added to their store.',
  },
  'scientist-zombie': {
    name: 'Scientist Zombie',
    text: 'Toxic Blood. In melee in a room with a flask or a biohazard, the dark skull deals 1 wound.',
  },
  'survivalist-zombie': {
    name: 'Survivalist Zombie',
    text: 'Stalkers. At the start of each Human’s turn, the Zombie player may bring 1 Zombie a room closer to them, without reaching them; with no Zombie player, it is the nearest that comes.',
  },
  'teacher-zombie': {
    name: 'Teacher Zombie',
    text: 'Detention. If the active Human ended their turn in the courtyard, 1 more Zombie comes.',
  },
  'teenager-zombie': {
    name: 'Teenager Zombie',
    text: 'Vandals. While the barricade stands at 3 or more, each blow costs it 1 more.',
  },
};

const horde: Readonly<Record<HordeActionId, ComponentWords>> = {
  swarm: { name: 'Swarm', text: 'Add 1 Zombie to the store of the noise.' },
  ambush: { name: 'Ambush', text: 'Add 1 Zombie to a store of your choice where a Human stands.' },
  pound: { name: 'Pound', text: 'The barricade is damaged.' },
  panic: { name: 'Panic', text: 'The Human who made noise loses 1 ammo.' },
  ransack: {
    name: 'Ransack',
    text: 'Carry off a card that lies beside a store: it goes beside another store, with a Zombie in it.',
  },
  stampede: { name: 'Stampede', text: 'Add 1 Zombie to each corner store.' },
  howl: {
    name: 'Howl',
    text: 'Up to 2 Zombies next to the store of the noise each come into one of its rooms without a Zombie or a Human.',
  },
  'drag-down': {
    name: 'Drag Down',
    text: 'The Human who made noise drops a card of your choice; with none to drop, they suffer 1 wound.',
  },
  infest: { name: 'Infest', text: 'Add 1 Zombie to each of 2 stores without a Zombie.' },
  smother: { name: 'Smother', text: 'Every Human who shares a store with a Zombie suffers 1 wound.' },
  lurch: { name: 'Lurch', text: 'Move 1 Zombie by one room, into a room without a Zombie or a Human.' },
  surround: { name: 'Surround', text: 'Add 1 Zombie to each store next to the store of the noise.' },
  scavenge: { name: 'Scavenge', text: 'Draw 1 Search card.' },
  frenzy: {
    name: 'Frenzy',
    text: 'Add Zombies to the store of the noise until it is full; if it was full already, the barricade is damaged.',
  },
  'dead-heat': {
    name: 'Dead Heat',
    text: 'Add 1 Zombie to each store where a Human stands.',
  },
  gangrene: {
    name: 'Gangrene',
    text: 'Every wounded Human suffers 1 more wound, wherever they are.',
  },
  feast: {
    name: 'Feast',
    text: 'Add 1 Zombie to the store of the noise; then the Human who made noise suffers 1 wound for each Zombie in it, 2 at most.',
  },
  'hot-pursuit': {
    name: 'Hot Pursuit',
    text: 'Add 1 Zombie to the store of the noise and to each of the next 2 stores, clockwise.',
  },
  'love-in': {
    name: 'Love-In',
    text: 'Add 1 Zombie to each store without a Zombie; if there is none, the barricade is damaged.',
  },
  'closing-time': {
    name: 'Closing Time',
    text: 'Add 1 Zombie to each of the 4 stores beside the courtyard.',
  },
  manhunt: {
    name: 'Manhunt',
    text: 'Every Human outside the courtyard loses 1 ammo; the one who made noise loses 2.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'Armed traps come back unarmed, the barricade is damaged, and 1 Zombie is added to the store of the noise.',
  },
  paparazzi: {
    name: 'Paparazzi',
    text: 'Add 1 Zombie to the store of the noise and to each store next to it.',
  },
  encore: {
    name: 'Encore',
    text: 'Add 2 Zombies to the store of the noise and 1 to the other store of its symbol.',
  },
  outbreak: {
    name: 'Outbreak',
    text: 'Add 1 Zombie to the store of the noise; then every Human in it or in a store next to it suffers 1 wound.',
  },
  'hunting-party': {
    name: 'Hunting Party',
    text: 'Up to 3 Zombies next to the store of the noise each come into one of its rooms without a Zombie or a Human; then every Human in that store suffers 1 wound if a Zombie is there.',
  },
  confiscation: {
    name: 'Confiscation',
    text: 'Every Human outside the courtyard drops a card of your choice; with none to drop, they suffer 1 wound.',
  },
  riot: {
    name: 'Riot',
    text: 'The barricade is damaged, and 2 Zombies are added to the store of the noise.',
  },
};

const humans: Readonly<Record<CharacterId, ComponentWords>> = tabulate(characterIds, (id) => {
  const { name, title, text } = humanFaces[id];
  return { name, text: `Power, “${title}”: ${text}` };
});

export const characterCards = { ...humans, ...zombies, ...horde };
