import './look/fonts.css';
import './look/tokens.css';
import './look/ui.css';
import './look/board.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './app/offline/updates.ts';

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
keepOffline();
