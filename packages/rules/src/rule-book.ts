import { apiChapter } from './api/chapter.ts';
import type { Area, RuleText } from './area.ts';
import { elementsChapter } from './exercises/elements.ts';
import { interactionsChapter } from './exercises/interactions.ts';
import { widgetsChapter } from './exercises/widgets.ts';
import { shopChapter } from './shop/chapter.ts';
import { siteChapter } from './site/chapter.ts';

/** Every promise of the product, in the order of the page that prints them. */
export const chapters = [
  shopChapter,
  siteChapter,
  elementsChapter,
  widgetsChapter,
  interactionsChapter,
  apiChapter,
] as const;

type Listed = (typeof chapters)[number]['areas'][number];

/** The id of a rule that exists: a defect that cites another one does not compile. */
export type RuleId = Listed extends Area<infer Id> ? Id : never;

export interface Rule extends RuleText<RuleId> {
  readonly area: string;
}

export const areas: readonly Area<RuleId>[] = chapters.flatMap(
  (chapter): readonly Area<RuleId>[] => chapter.areas,
);

export const rules: readonly Rule[] = areas.flatMap(({ title, rules: own }) =>
  own.map((rule) => ({ ...rule, area: title })),
);

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: RuleId): Rule => byId.get(id)!;
