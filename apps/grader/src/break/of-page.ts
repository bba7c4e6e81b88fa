import { levels } from '@sparring/defects/defect';
import { areas } from '@sparring/rules/rule-book';
import type { Area } from '@sparring/rules/area';
import type { Book, BookDefect } from '../book/book.ts';

const pagesOf = ({ place }: Area): readonly string[] => {
  if (typeof place === 'string') return [];
  if ('exercise' in place) return [`/webelements/${place.exercise}`];
  if ('lab' in place) return [`/labs/${place.lab}`];
  return 'pages' in place ? place.pages : [];
};

/** `/product/:id` is every product. */
const isPage = (template: string, path: string): boolean => {
  const parts = path.split('/');
  const wanted = template.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
};

const byLevel = (one: BookDefect, other: BookDefect): number =>
  levels.indexOf(one.level) - levels.indexOf(other.level);

/** The defects that break a rule of one page, the easy ones first. */
export const defectsOfPage = ({ defects }: Book, path: string): readonly BookDefect[] => {
  const rules = new Set<string>(
    areas
      .filter((area) => pagesOf(area).some((template) => isPage(template, path)))
      .flatMap((area) => area.rules.map(({ id }) => id)),
  );
  return defects.filter(({ rule }) => rules.has(rule)).toSorted(byLevel);
};
