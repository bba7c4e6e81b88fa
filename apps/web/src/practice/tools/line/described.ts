import type { ElementRow } from '../../lesson.ts';

/** What finds the element: its role and name, its label, or else its test id. */
type FoundBy = 'role' | 'label' | 'test id';

export const foundBy = ({ role, name }: ElementRow): FoundBy => {
  if (!name) return 'test id';
  return role ? 'role' : 'label';
};

export const framesOf = ({ within = [] }: ElementRow): string[] =>
  within.flatMap((place) => ('frame' in place ? [place.frame] : []));

/** The selectors of the hosts of the shadow roots around the element. */
export const hostsOf = ({ within = [] }: ElementRow): string[] =>
  within.flatMap((place) => ('shadowRootOf' in place ? [place.shadowRootOf] : []));

export const inDouble = (text: string): string => JSON.stringify(text);

export const inSingle = (text: string): string =>
  `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
