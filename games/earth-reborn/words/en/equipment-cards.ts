/** What stands on the equipment cards in English: all of it follows from the data. */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import { bare, count, list } from '@necropole/kernel/english';
import { type EquipmentId, equipment, equipmentIds } from '../../content/equipment/index.ts';
import type { Ammunition, Damage, Equipment } from '../../content/equipment/kinds.ts';
import type { Chances, RoomType } from '../../content/kinds.ts';
import { phraseInEnglish } from '../../phrases/english.ts';
import { naming } from './naming.ts';

const rooms: Readonly<Record<RoomType, string>> = {
  living: 'living quarters',
  technical: 'technical rooms',
  officers: 'officers’ sections',
  science: 'science rooms',
  armoury: 'armouries',
  corridor: 'corridors',
};

/** “2 dice”, “+1”, “2 dice and +1”, “nothing”. */
function chancesWords({ dice, automatic }: Chances): string {
  const parts = [dice > 0 ? count(dice, 'die', 'dice') : '', automatic > 0 ? `+${automatic}` : ''];
  return parts.filter((part) => part !== '').join(' and ') || 'nothing';
}

function damageWords({ red, orange }: Damage, where: 'arc' | 'zone'): string {
  return `Damage: ${chancesWords(red)} in the red ${where}, ${chancesWords(orange)} in the orange one.`;
}

function ammunitionWords(ammunition: Ammunition): string {
  return ammunition === 'reloaded' ? 'It is reloaded.' : `It holds ${count(ammunition.shots, 'shot', 'shots')}.`;
}

const meleeArcs = ['dark-blue', 'light-blue', 'grey'] as const;

function kindWords(item: Equipment): readonly string[] {
  switch (item.family) {
    case 'firearm':
      return [
        `Firearm. Targeting: ${chancesWords(item.targeting)}.`,
        damageWords(item.damage, 'arc'),
        ammunitionWords(item.ammunition),
      ];
    case 'explosive':
      return [
        `Explosive weapon. Targeting: ${chancesWords(item.targeting)}.`,
        damageWords(item.damage, 'zone'),
        ammunitionWords(item.ammunition),
      ];
    case 'melee-weapon': {
      const { 'dark-blue': dark, 'light-blue': light, grey } = item.melee;
      return [
        `Melee weapon. ${bare(chancesWords(dark))} in the dark blue arc, ${chancesWords(light)} in the light blue one, ${chancesWords(grey)} in the grey one.`,
      ];
    }
    case 'stun-weapon':
      return [`Firearm without damage. Targeting: ${chancesWords(item.targeting)}.`, ammunitionWords(item.ammunition)];
    case 'smoke-weapon':
      return [
        `Thrown. Targeting: ${chancesWords(item.targeting)}. No sight in its area of ${item.area.length} squares, for ${item.turns} turns.`,
        ammunitionWords(item.ammunition),
      ];
    case 'flame-weapon':
      return [
        'Flames from the square ahead on, without sight or targeting; neither walls nor sliding doors burn.',
        damageWords(item.damage, 'zone'),
        ammunitionWords(item.ammunition),
      ];
    case 'special':
      return [
        'Special equipment.',
        ...(item.blast === undefined ? [] : [damageWords(item.blast.damage, 'zone')]),
        ...(item.uses === undefined ? [] : [`It serves ${count(item.uses, 'time', 'times')}.`]),
      ];
  }
}

/** What counts of a weapon, in few words; nothing of what is none. */
export function weaponBrief(id: EquipmentId): readonly string[] {
  const item: Equipment = equipment[id];
  const parts: string[] = [];
  if ('targeting' in item) parts.push(`targeting ${chancesWords(item.targeting)}`);
  if ('damage' in item)
    parts.push(`damage ${chancesWords(item.damage.red)} (orange ${chancesWords(item.damage.orange)})`);
  if ('melee' in item) parts.push(`melee ${meleeArcs.map((arc) => chancesWords(item.melee[arc])).join(' / ')}`);
  if ('ammunition' in item && item.ammunition !== 'reloaded') parts.push(count(item.ammunition.shots, 'shot', 'shots'));
  return parts;
}

function equipmentText(item: Equipment): string {
  const found = item.foundIn === 'any' ? 'any room' : list(item.foundIn.map((type) => rooms[type]));
  return [
    ...kindWords(item),
    ...(item.phrases ?? []).map((phrase) => phraseInEnglish(phrase, naming)),
    `Weight ${item.weight}. Find factor ${item.findFactor}: ${found}.`,
  ].join(' ');
}

export const equipmentCardWords: Readonly<Record<(typeof equipmentIds)[number], ComponentWords>> = tabulate(
  equipmentIds,
  (id) => ({ name: bare(naming.equipment[id]), text: equipmentText(equipment[id]) }),
);
