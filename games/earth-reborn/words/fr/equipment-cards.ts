/** What stands on the equipment cards in French: all of it follows from the data. */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import { bare, capital, count, list } from '@necropole/kernel/french';
import { type EquipmentId, equipment, equipmentIds } from '../../content/equipment/index.ts';
import type { Ammunition, Damage, Equipment } from '../../content/equipment/kinds.ts';
import type { Chances, RoomType } from '../../content/kinds.ts';
import { phraseInFrench } from '../../phrases/french.ts';
import { naming } from './naming.ts';

const rooms: Readonly<Record<RoomType, string>> = {
  living: 'quartiers d’habitation',
  technical: 'salles techniques',
  officers: 'sections des officiers',
  science: 'salles de sciences',
  armoury: 'armureries',
  corridor: 'couloirs',
};

/** « 2 dés », « +1 », « 2 dés et +1 », « rien ». */
function chancesWords({ dice, automatic }: Chances): string {
  const parts = [dice > 0 ? count(dice, 'dé', 'dés') : '', automatic > 0 ? `+${automatic}` : ''];
  return parts.filter((part) => part !== '').join(' et ') || 'rien';
}

function damageWords({ red, orange }: Damage, where: 'l’arc' | 'la zone'): string {
  return `Dommages\u202f: ${chancesWords(red)} dans ${where} rouge, ${chancesWords(orange)} dans ${where} orange.`;
}

function ammunitionWords(ammunition: Ammunition): string {
  return ammunition === 'reloaded' ? 'Se recharge.' : `${capital(count(ammunition.shots, 'tir', 'tirs'))}.`;
}

const meleeArcs = ['dark-blue', 'light-blue', 'grey'] as const;

function kindWords(item: Equipment): readonly string[] {
  switch (item.family) {
    case 'firearm':
      return [
        `Arme à feu. Ciblage\u202f: ${chancesWords(item.targeting)}.`,
        damageWords(item.damage, 'l’arc'),
        ammunitionWords(item.ammunition),
      ];
    case 'explosive':
      return [
        `Arme explosive. Ciblage\u202f: ${chancesWords(item.targeting)}.`,
        damageWords(item.damage, 'la zone'),
        ammunitionWords(item.ammunition),
      ];
    case 'melee-weapon': {
      const { 'dark-blue': dark, 'light-blue': light, grey } = item.melee;
      return [
        `Arme de corps à corps. ${capital(chancesWords(dark))} dans l’arc bleu foncé, ${chancesWords(light)} dans le bleu clair, ${chancesWords(grey)} dans le gris.`,
      ];
    }
    case 'stun-weapon':
      return [
        `Arme à feu sans dommages. Ciblage\u202f: ${chancesWords(item.targeting)}.`,
        ammunitionWords(item.ammunition),
      ];
    case 'smoke-weapon':
      return [
        `Se lance. Ciblage\u202f: ${chancesWords(item.targeting)}. Aucune vue dans son aire de ${item.area.length} cases, pendant ${item.turns} tours.`,
        ammunitionWords(item.ammunition),
      ];
    case 'flame-weapon':
      return [
        'Des flammes à partir de la case devant soi, sans vue ni ciblage\u202f; ni les murs ni les portes coulissantes ne brûlent.',
        damageWords(item.damage, 'la zone'),
        ammunitionWords(item.ammunition),
      ];
    case 'special':
      return [
        'Équipement spécial.',
        ...(item.blast === undefined ? [] : [damageWords(item.blast.damage, 'la zone')]),
        ...(item.uses === undefined ? [] : [`Sert ${item.uses} fois.`]),
      ];
  }
}

/** What counts of a weapon, in few words; nothing of what is none. */
export function weaponBrief(id: EquipmentId): readonly string[] {
  const item: Equipment = equipment[id];
  const parts: string[] = [];
  if ('targeting' in item) parts.push(`ciblage ${chancesWords(item.targeting)}`);
  if ('damage' in item)
    parts.push(`dommages ${chancesWords(item.damage.red)} (orange ${chancesWords(item.damage.orange)})`);
  if ('melee' in item) parts.push(`corps à corps ${meleeArcs.map((arc) => chancesWords(item.melee[arc])).join(' / ')}`);
  if ('ammunition' in item && item.ammunition !== 'reloaded') parts.push(count(item.ammunition.shots, 'tir', 'tirs'));
  return parts;
}

function equipmentText(item: Equipment): string {
  const found = item.foundIn === 'any' ? 'toutes les salles' : list(item.foundIn.map((type) => rooms[type]));
  return [
    ...kindWords(item),
    ...(item.phrases ?? []).map((phrase) => phraseInFrench(phrase, naming)),
    `Poids ${item.weight}. Indice de fouille ${item.findFactor}\u202f: ${found}.`,
  ].join(' ');
}

export const equipmentCardWords: Readonly<Record<(typeof equipmentIds)[number], ComponentWords>> = tabulate(
  equipmentIds,
  (id) => ({ name: bare(naming.equipment[id]), text: equipmentText(equipment[id]) }),
);
