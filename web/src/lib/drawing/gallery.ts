/**
 * `npm run gallery`: all drawings, cards and icons at a glance. The address may have the parameters
 * `?part=buildings|states|cities|cards|icons`, `theme=dark`, `width=360`, `scale=3`,
 * `only=` districts, with commas between them.
 */
import { mount } from 'svelte';

import '../theme/fonts.css';
import '../theme/tokens.css';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const width = query.get('width');
if (width) document.body.style.width = `${width}px`;

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target, props: { part: query.get('part') ?? 'all' } });
