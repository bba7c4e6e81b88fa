import { type Judged, solved, unsolved } from '../../judged.ts';
import type { Way } from '../../typing.ts';

export const controls = ['Name', 'Newsletter', 'Rounds', 'Send'] as const;
export type Control = (typeof controls)[number];

/** Each is stronger than those before it: one change by a script is enough. */
const byStrength: readonly Way[] = ['a user', 'a user, key by key', 'a user, at once', 'a script'];

export type Ways = Readonly<Partial<Record<Control, Way>>>;

export const withWay = (before: Ways, control: Control, way: Way): Ways => {
  const known = before[control];
  const isStronger = known === undefined || byStrength.indexOf(way) > byStrength.indexOf(known);
  return isStronger ? { ...before, [control]: way } : before;
};

export const wayOf = ({ isTrusted }: Pick<Event, 'isTrusted'>): Way =>
  isTrusted ? 'a user' : 'a script';

/** What Send says. */
export const verdictOf = (ways: Ways): Judged => {
  const silent = controls.filter((control) => ways[control] === undefined);
  if (silent.length > 0) return unsolved(`The page has heard nothing from ${silent.join(', ')}.`);
  const scripted = controls.filter((control) => ways[control] === 'a script');
  if (scripted.length > 0) return unsolved(`A script: it has used ${scripted.join(', ')}.`);
  return solved('all four were used by hand.');
};
