/** What the menu of a match offers. */
import { entryOf } from '../app/games.ts';
import { goTo } from '../app/route.svelte.ts';
import { set, settings } from '../app/settings.svelte.ts';
import type { Attention } from './attention.svelte.ts';
import type { Requests } from './requests.svelte.ts';
import type { TableSession } from './session.svelte.ts';

/** By what is offered: what is done then. What is left out is not offered. */
export type MenuOffers = {
  readonly [O in MenuOffer]?: () => unknown;
};

/** Everything that may be offered. */
type MenuOffer = 'learn' | 'signs' | 'pace' | 'download' | 'report' | 'language' | 'keys' | 'seats' | 'resign';

/** What the menu reaches of its table. */
export interface MenuReach {
  readonly session: TableSession;
  readonly attention: Attention;
  readonly requests: Requests;
  readonly open: (dialog: 'pace' | 'keys' | 'seats') => unknown;
  readonly showSigns: () => void;
}

export function offersOf(game: string, { session, attention, requests, open, showSigns }: MenuReach): MenuOffers {
  const plays = session.looking.state?.readOnly === null;
  return {
    ...(entryOf(game)?.taught && { learn: () => goTo({ page: 'learn', game }), signs: showSigns }),
    pace: () => open('pace'),
    download: () => requests.save('toFile'),
    report: () => requests.save('report'),
    language: () => set({ language: settings().language === 'fr' ? 'en' : 'fr' }),
    ...(!attention.touches && { keys: () => open('keys') }),
    ...(plays && { seats: () => open('seats'), resign: () => requests.want(({ resign }, by) => resign(by)) }),
  };
}
