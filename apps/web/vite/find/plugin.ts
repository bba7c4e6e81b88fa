import type { Plugin } from 'vite';
import type * as Entries from './entries.ts';

const name = 'virtual:find-entries';
const resolved = `\0${name}`;

/** Not by its name: Vite would put all exercises, which the lists import, into its bundle of the configuration. */
const entriesModule = new URL('./entries.ts', import.meta.url).href;

const printEntries = async (): Promise<string> => {
  const { readEntries } = (await import(entriesModule)) as typeof Entries;
  return `export const entries = ${JSON.stringify(readEntries())};`;
};

/** Prints what the search finds as a module of the site, so that no page has to load the lists that it comes from. */
export const findPlugin = (): Plugin => ({
  name: 'find-entries',
  resolveId: (id) => (id === name ? resolved : null),
  load: (id) => (id === resolved ? printEntries() : null),
});
