import { headerOf, queryOf, resourceOf } from '../record-facts.ts';
import type { Rule } from '../rule.ts';

const targetsIn = (link: string): string[] =>
  Array.from(link.matchAll(/<([^>]*)>/g), ([, target]) => target!);

/** A cursor comes from the answer before, whether the client takes it from Link or from next_cursor. */
const isOffered = (targets: ReadonlySet<string>, path: string): boolean => {
  const cursor = queryOf(path).get('cursor');
  if (cursor === null) return targets.has(path);
  return [...targets].some((target) => queryOf(target).get('cursor') === cursor);
};

const pageOf = (path: string): string | null =>
  queryOf(path).get('page') ?? queryOf(path).get('cursor');

export const followsLinks: Rule = {
  rule: 'follows-links',
  question: 'Does the client follow Link to the other pages of a list?',
  improvement: 'Take the address of the next page from the header Link instead of building it.',
  whenNotSeen: 'Read the second page of a list, such as GET /books.',
  cases: (log) => {
    const offered = new Map<string, Set<string>>();
    return log.flatMap(({ id, method, path, answer }) => {
      if (method !== 'GET') return [];
      const resource = resourceOf(path);
      const before = offered.get(resource);
      const link = headerOf(answer, 'Link');
      if (link !== undefined)
        offered.set(resource, new Set([...(before ?? []), ...targetsIn(link)]));
      const page = pageOf(path);
      if (before === undefined || page === null || page === '1') return [];
      return [{ request: id, isGood: isOffered(before, path) }];
    });
  },
};
