import { mount } from 'svelte';
import '../ui/look.css';
import App from './App.svelte';
import { languageOf, settings } from './settings.svelte.ts';
import { speak } from './words.svelte.ts';

await speak(languageOf(settings.language));
mount(App, { target: document.getElementById('app') as HTMLElement });

// The display face comes after the first paint; until then the system's serif stands in.
requestAnimationFrame(() => setTimeout(() => import('./fonts.css')));

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js');
