import type { Plugin } from 'vite';
import { defaultSettings } from '../src/page-settings/settings-defaults.ts';

const block = '<script id="settings" type="application/json">';

/** The built page contains the default settings; the web server replaces them by the configured ones. */
export const settingsBlock = (): Plugin => ({
  name: 'settings-block',
  transformIndexHtml: (html) => html.replace(block, block + JSON.stringify(defaultSettings)),
});
