import type { Plugin } from 'vite';
import { defaultSettings } from '../src/hosting/settings-defaults.ts';

const block = '<script id="settings" type="application/json">';

/** The page as built carries the default settings; the web server puts the host's in their place. */
export const settingsBlock = (): Plugin => ({
  name: 'settings-block',
  transformIndexHtml: (html) => html.replace(block, block + JSON.stringify(defaultSettings)),
});
