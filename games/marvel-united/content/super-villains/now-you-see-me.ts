/** Now You See Me: the BAM! effect of the dashboard strikes as if the Villain stood next door. */
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperVillainCard } from '../kinds.ts';

export const nowYouSeeMe: SuperVillainCard<'now-you-see-me'> = {
  id: 'now-you-see-me',
  provenance: 'public',
  cites: ['MU-13.11', 'MU-13.13'],
  trigger: 'plan',
  judge: ({ world }) => (world.plan?.bam === true ? null : TRIGGER_NOT_MET),
  *resolve({ world }) {
    if (world.plan !== null) world.plan.bamBeside = 'now-you-see-me';
  },
};
