import type { Plugin } from 'vite';
import { chapters } from '@sparring/rules/rule-book';

const name = 'virtual:rule-book';
const resolved = `\0${name}`;

/**
 * Puts all rules into one module. If the page of the rules imported each area, the area would become a
 * chunk shared with the page of its exercise, which would then load one more file.
 */
export const ruleBook = (): Plugin => ({
  name: 'rule-book',
  resolveId: (id) => (id === name ? resolved : null),
  load: (id) => (id === resolved ? `export const chapters = ${JSON.stringify(chapters)};` : null),
});
