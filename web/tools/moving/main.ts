import '../../src/look/tokens.css';
import '../../src/look/base.css';
import '../../src/look/board/index.css';
import '../../src/table/table.css';
import '../../src/scene/parts/all.ts';
import { mount } from 'svelte';
import Moving from './Moving.svelte';
import Opening from './Opening.svelte';

const target = document.getElementById('app');
const page = new URLSearchParams(location.search).has('doors') ? Opening : Moving;
if (target !== null) mount(page, { target });
