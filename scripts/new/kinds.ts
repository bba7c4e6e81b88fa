import { Script } from 'node:vm';
import { Failure } from '../programs/failure.ts';
import { defect } from './defect.ts';
import { endpoint } from './endpoint.ts';
import { exercise } from './exercise.ts';
import { lab } from './lab.ts';
import { namesOf } from './names.ts';
import type { Kind, Plan } from './plan.ts';
import { rule } from './rule.ts';

/** Each kind with an example of its name. */
const kinds: Readonly<
  Record<string, { readonly plan: Kind; readonly example: string; readonly takesFolder?: true }>
> = {
  exercise: { plan: exercise, example: 'widgets/star-rating', takesFolder: true },
  lab: { plan: lab, example: 'slow-lists' },
  endpoint: { plan: endpoint, example: 'quotes' },
  rule: { plan: rule, example: 'cart' },
  defect: { plan: defect, example: 'cart/keeps-the-badge', takesFolder: true },
};

const usage = Object.entries(kinds)
  .map(([kind, { example }]) => `\n    npm run new ${kind} ${example}`)
  .join('');

const isReserved = (word: string): boolean => {
  try {
    return !new Script(`'use strict'; let ${word};`);
  } catch {
    return true;
  }
};

/** Plans what the arguments ask for. Nothing is written. */
export const planOf = ([kind, name, ...others]: readonly string[]): Plan => {
  if (!kind) throw new Failure(`Say what to add:${usage}`);
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!known) throw new Failure(`There is no kind "${kind}". Say what to add:${usage}`);
  const { plan, example, takesFolder } = known;
  const hint = `such as: npm run new ${kind} ${example}`;
  if (!name || others.length > 0) throw new Failure(`Give one name, ${hint}`);
  const parts = name.split('/');
  const isKebab = parts.every((part) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(part));
  if (!isKebab || parts.length > (takesFolder ? 2 : 1))
    throw new Failure(`"${name}" is no name in kebab-case, ${hint}`);
  const [last = '', folder] = parts.toReversed();
  if (isReserved(namesOf(last).camel))
    throw new Failure(`"${last}" is a word of TypeScript: choose another name, ${hint}`);
  return plan(last, folder);
};
