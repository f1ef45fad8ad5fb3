/** The app on this device: kept for when there is no network, renewed when the person says so. */
import { language } from '../say.svelte.ts';
import { toast } from '../toasts.svelte.ts';

const HOUR = 60 * 60_000;
const said = {
  en: { ready: 'A new version is ready.', now: 'Update' },
  fr: { ready: 'Une nouvelle version est prête.', now: 'Mettre à jour' },
} as const;

/** Registers the service worker of a build. Where the browser has none, or forbids it, the app needs the network. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    offerWaiting(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    setInterval(() => registration.update().catch(() => {}), HOUR);
  } catch {
    // Without it everything works while there is a network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const coming = registration.installing;
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed') offerWaiting(registration);
  });
}

/** A build that waits: an older one runs this page. The first one ever waits for nobody. */
function offerWaiting(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (waiting === null || navigator.serviceWorker.controller === null) return;
  const { ready, now } = said[language()];
  toast(ready, { label: now, run: () => update(waiting) });
}

/** This tab begins anew with the new build; matches are saved after every answer. Other tabs go on with the old one. */
function update(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('update');
}
