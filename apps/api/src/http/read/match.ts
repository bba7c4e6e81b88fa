import { HttpProblem } from '../../problem/refusal.ts';
import { encodeIt } from './query.ts';

/** The result of a match. */
export interface RouteMatch<Target> {
  readonly target: Target;
  /** The base path of the request; empty at the root. */
  readonly base: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A path of the contracts with its parameters in braces, and all its base paths. */
export interface Route<Target> {
  readonly path: string;
  readonly bases: readonly string[];
  readonly target: Target;
}

const hasParams = ({ path }: Route<unknown>): boolean => path.includes('{');

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`);

const namesOf = (path: string): string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!);

const decoded = (value: string): string => {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    throw new HttpProblem(
      'invalid-input',
      `The path parameter ${value} cannot be decoded. ${encodeIt}`,
    );
  }
};

const paramsOf = (
  names: readonly string[],
  values: readonly string[],
): RouteMatch<unknown>['params'] => {
  const params: Record<string, string> = {};
  for (let at = 0; at < names.length; at += 1) params[names[at]!] = decoded(values[at + 1]!);
  return params;
};

interface Pattern<Target> extends Omit<RouteMatch<Target>, 'params'> {
  /** The text before the first parameter. Comparing it first is much faster than each pattern. */
  readonly start: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);

/** Finds the route of a path, with or without a trailing slash, under all base paths at once. */
export const createMatch = <Target>(routes: readonly Route<Target>[]) => {
  const fixed = new Map<string, RouteMatch<Target>>();
  const patterns: Pattern<Target>[] = [];
  for (const route of routes)
    for (const base of route.bases) {
      const { target, path } = route;
      const start = base + path.slice(0, path.indexOf('{'));
      if (hasParams(route))
        patterns.push({
          target,
          base,
          start,
          pattern: patternOf(base + path),
          names: namesOf(path),
        });
      else fixed.set(base + path, { target, base, params: {} });
    }
  return (path: string): RouteMatch<Target> | undefined => {
    const found = fixed.get(withoutSlash(path));
    if (found) return found;
    for (const { target, base, start, pattern, names } of patterns) {
      const match = path.startsWith(start) && pattern.exec(path);
      if (match) return { target, base, params: paramsOf(names, match) };
    }
    return undefined;
  };
};
