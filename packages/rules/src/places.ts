import type { Area, EndpointName, RuleText } from './area.ts';
import { apiChapter } from './api/chapter.ts';

const isAbout = ({ place }: Area, name: EndpointName): boolean =>
  typeof place === 'object' && 'endpoints' in place && place.endpoints.includes(name);

/** The rules of one operation; those of every answer are not repeated beside each. */
export const rulesOfEndpoint = (name: EndpointName): readonly RuleText[] =>
  apiChapter.areas.flatMap((area: Area) =>
    area.rules.filter(({ where }) =>
      where ? where !== 'every answer' && where.includes(name) : isAbout(area, name),
    ),
  );

/** The rules that hold for whatever the API is asked. */
export const rulesOfEveryAnswer: readonly RuleText[] = apiChapter.areas.flatMap((area: Area) =>
  area.rules.filter(({ where }) => (where ?? area.place) === 'every answer'),
);
