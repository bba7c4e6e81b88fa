// Old versions of Node run this file, so it uses only what they support: no node: before a module's name.
import { readFileSync } from 'fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The oldest Node that Sparring starts with, from package.json. */
export const oldest = Number(/^>=(\d+)$/.exec(engines.node)[1]);

/** The message for a version of Node that is too old, or undefined. */
export const refusal = (version) => {
  const major = Number(version.split('.')[0]);
  if (major >= oldest) return undefined;
  return `Node ${version} is too old: install Node ${oldest} or newer.`;
};
