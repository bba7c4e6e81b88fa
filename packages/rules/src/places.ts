import { apiChapter } from './api/chapter.ts';
import type { Area, EndpointName, RuleText } from './area.ts';

const operationsOf = ({ place }: Area): readonly EndpointName[] =>
  typeof place === 'object' && 'endpoints' in place ? place.endpoints : [];

const isAbout = (area: Area, { where }: RuleText, operationId: string): boolean => {
  if (where === 'every answer') return false;
  return (where ?? operationsOf(area)).some((name) => name.endsWith(`.${operationId}`));
};

/** The rules of one operation, by the id it has in OpenAPI; those of every answer are not repeated beside each. */
export const rulesOfEndpoint = (operationId: string): readonly RuleText[] =>
  apiChapter.areas.flatMap((area: Area) =>
    area.rules.filter((rule) => isAbout(area, rule, operationId)),
  );

/** The rules that hold for whatever the API is asked. */
export const rulesOfEveryAnswer: readonly RuleText[] = apiChapter.areas.flatMap((area: Area) =>
  area.rules.filter(({ where }) => (where ?? area.place) === 'every answer'),
);

/** The endpoints whose replies say nothing but what a rule promises. */
export const exactEndpoints: readonly EndpointName[] = apiChapter.areas.flatMap((area: Area) =>
  area.rules
    .filter(({ isExact }) => isExact)
    .flatMap(({ where = operationsOf(area) }) => (where === 'every answer' ? [] : where)),
);
