import type { Area, RuleText } from './area.ts';
import { apiChapter } from './api/chapter.ts';

/** The operations that an area is about. */
const operationsOf = ({ place }: Area): readonly string[] =>
  typeof place === 'object' && 'endpoints' in place ? place.endpoints : [];

const isAbout = (area: Area, { where }: RuleText, name: string): boolean => {
  if (where === 'every answer') return false;
  const operations: readonly string[] = where ?? operationsOf(area);
  return operations.includes(name);
};

/** The rules of one operation, such as `books.addBook`; those of every answer are not repeated beside each. */
export const rulesOfEndpoint = (name: string): readonly RuleText[] =>
  apiChapter.areas.flatMap((area: Area) => area.rules.filter((rule) => isAbout(area, rule, name)));

/** The rules that hold for whatever the API is asked. */
export const rulesOfEveryAnswer: readonly RuleText[] = apiChapter.areas.flatMap((area: Area) =>
  area.rules.filter(({ where }) => (where ?? area.place) === 'every answer'),
);
