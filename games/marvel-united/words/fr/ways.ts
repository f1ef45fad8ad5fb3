/** What the ways are called that components let somebody choose from. */
import type { Steps, WayId } from '../../content/ways.ts';

export const wayWords: Readonly<Record<Exclude<WayId, Steps>, string>> = {
  'two-thugs': 'Deux Malfrats',
  'one-of-each': 'Un Malfrat et un Civil',
  'two-civilians': 'Deux Civils',
  hero: 'Sur un Héros',
  location: 'Sur un Lieu',
  draw: 'Piocher une carte',
  discard: 'Défausser une carte',
  'leave-plan': 'Laisser le plan sur le paquet',
  'mislay-plan': 'Placer le plan sous le paquet',
  heal: 'Un Héros pioche jusqu’à 3 cartes en main',
  'recharge-all': 'Un Héros recharge tout son Équipement',
};
