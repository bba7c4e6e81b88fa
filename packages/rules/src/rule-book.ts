import { apiChapter } from './api/chapter.ts';
import type { Area, RuleText } from './area.ts';
import { elementsChapter } from './exercises/elements.ts';
import { interactionsChapter } from './exercises/interactions.ts';
import { widgetsChapter } from './exercises/widgets.ts';
import { gradingChapter } from './grading/chapter.ts';
import { labsChapter } from './labs/chapter.ts';
import { shopChapter } from './shop/chapter.ts';
import { siteChapter } from './site/chapter.ts';
import { teachingChapter } from './teaching/chapter.ts';

/** Every promise of the product, in the order of the page that prints them. */
export const chapters = [
  shopChapter,
  siteChapter,
  elementsChapter,
  widgetsChapter,
  interactionsChapter,
  labsChapter,
  apiChapter,
  gradingChapter,
  teachingChapter,
] as const;

/** The id of a rule that exists: a defect that cites another one does not compile. */
export type RuleId = (typeof chapters)[number]['areas'][number]['rules'][number]['id'];

export interface Rule extends RuleText {
  readonly id: RuleId;
  readonly area: string;
}

export const areas: readonly Area[] = chapters.flatMap((chapter): readonly Area[] => chapter.areas);

export const rules: readonly Rule[] = chapters.flatMap((chapter) =>
  chapter.areas.flatMap(({ title, rules: own }) => own.map((rule) => ({ ...rule, area: title }))),
);

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: RuleId): Rule => byId.get(id)!;
