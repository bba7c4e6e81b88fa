import type { Plugin } from 'vite';
import { chapters } from '@sparring/rules/rule-book';

const name = 'virtual:rule-book';
const resolved = `\0${name}`;

/**
 * The whole book as a module of its own. If the page of the rules imported the areas one by one, each
 * would be shared with the page of its exercise, and so be one more file for that page to load.
 */
export const ruleBook = (): Plugin => ({
  name: 'rule-book',
  resolveId: (id) => (id === name ? resolved : null),
  load: (id) => (id === resolved ? `export const chapters = ${JSON.stringify(chapters)};` : null),
});
