import { defaultSettings, type Settings } from './settings-defaults.ts';

const block = globalThis.document?.querySelector('#settings')?.textContent;

export const settings: Settings = { ...defaultSettings, ...JSON.parse(block || '{}') };
