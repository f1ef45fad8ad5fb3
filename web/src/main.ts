import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/board/index.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { whenIdle } from './app/idle.ts';
import { beginToSpeak } from './app/say.svelte.ts';

const target = document.getElementById('app');
if (target !== null) {
  beginToSpeak().then(
    () => mount(App, { target }),
    // Before a language is there, nothing can be said but in all of them.
    () => (target.textContent = 'Nécropole n’a pas pu être chargée. — Nécropole could not be loaded.'),
  );
}
whenIdle(async () => {
  const { keepOffline } = await import('./app/offline/updates.ts');
  await keepOffline();
});
