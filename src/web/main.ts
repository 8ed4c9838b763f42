import { mount } from 'svelte';
import '../ui/look.css';
import { catalogue, gameIds } from '../games/index.ts';
import App from './App.svelte';
import { followParts } from './late.svelte.ts';
import { followVersions } from './newer.svelte.ts';
import { languageOf, settings } from './settings.svelte.ts';
import { speak } from './words.svelte.ts';

followParts();

/** Rules for few colours and more contrast come only to those who wish for them. */
const contrast = matchMedia('(forced-colors: active), (prefers-contrast: more)');
const dress = () => import('../ui/contrast.css');
contrast.addEventListener('change', () => void dress());

/** The home page is shown whole; its covers come along with its words. */
const covers = location.pathname === '/' ? gameIds.map((id) => catalogue[id].cover()) : [];
await Promise.all([speak(languageOf(settings.language)), ...covers, contrast.matches && dress()]);
mount(App, { target: document.getElementById('app')! });

// The display face comes after the first paint; until then the system's serif stands in.
requestAnimationFrame(() => setTimeout(() => import('./fonts.css')));

if (import.meta.env.PROD && 'serviceWorker' in navigator) void followVersions();
