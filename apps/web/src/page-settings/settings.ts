import { defaultSettings, type PageSettings } from './settings-defaults.ts';

const block = globalThis.document?.querySelector('#settings')?.textContent;

export const pageSettings: PageSettings = { ...defaultSettings, ...JSON.parse(block || '{}') };
