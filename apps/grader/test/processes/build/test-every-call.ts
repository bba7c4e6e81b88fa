import { runInThisContext } from 'node:vm';
import type { Plugin } from 'rolldown';

/** `eval` cannot be bundled. */
const isPlain = (name: string): boolean => /^[A-Za-z]\w*$/.test(name) && name !== 'eval';

/** Every global, and what the globals have, such as `JSON.parse`. */
const names = Object.entries(Object.getOwnPropertyDescriptors(globalThis))
  .filter(([name]) => isPlain(name))
  .flatMap(([name, { value }]) => {
    const members = value instanceof Object && value !== globalThis ? value : {};
    const own = Object.getOwnPropertyNames(members).filter(isPlain);
    return [name, ...own.map((member) => `${name}.${member}`)];
  });

const functions = names
  .flatMap((name) => [`${name}(x, '')`, `new ${name}(x, '')`])
  .map((call) => `(x) => { try { ${call}; return true; } catch { return false; } }`);

const code = `globalThis.kept = [${functions.join()}];`;

const id = 'every-call.js';

/** A module with functions that only try, and read no result. */
export const everyCall: Plugin = {
  name: id,
  resolveId: (source) => (source.endsWith(id) ? id : null),
  load: (path) => (path === id ? code : null),
};

const hostile = ['%', '\uD800', '(', '', -1, 1.5];

/** Only what a bundler has taken for free of effect is called. */
export const throwsForSomething = (call: string): boolean =>
  hostile.some((value) => {
    try {
      (runInThisContext(`(x) => ${call}`) as (x: unknown) => unknown)(value);
      return false;
    } catch {
      return true;
    }
  });
