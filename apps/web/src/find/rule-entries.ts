import type { Area } from '@sparring/rules/area';
import { paths } from '../paths.ts';
import type { Entry } from './entry.ts';

/** The rules among what can be found. They are those of the page Rules, so that the site holds their texts once. */
export const ruleEntries = (
  chapters: readonly { readonly areas: readonly Area[] }[],
): readonly Entry[] =>
  chapters.flatMap(({ areas }) =>
    areas.flatMap(({ title, rules }) =>
      rules.map(({ id, text }): Entry => ({
        kind: 'Rules',
        title: id,
        text: `${title}: ${text}`,
        to: `${paths.rules}#${id}`,
      })),
    ),
  );
