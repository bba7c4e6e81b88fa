import type { Api } from '@sparring/contracts/api';

type OfNoun<Noun extends keyof Api> = `${Noun}.${keyof Api[Noun] & string}`;

/** An operation of the API, by its noun and its id. */
export type EndpointName = { [Noun in keyof Api]: OfNoun<Noun> }[keyof Api];

/**
 * Where a promise comes from: a section of the product's specification, a decision record, a
 * standard, the API's contract, the words of the page, or this rule book, which makes it first.
 */
export type Source =
  | `§${string}`
  | `decision ${string}`
  | `RFC ${string}`
  | `WCAG ${string}`
  | 'contract'
  | 'page'
  | 'rule book';

export interface RuleText {
  readonly id: string;
  /** One sentence that a test can hold or break. */
  readonly text: string;
  readonly from: Source;
  /** Where the rule is about less, or more, than its area. */
  readonly where?: readonly EndpointName[] | 'every answer';
  /** The rule promises that these replies say nothing else: a further member would break it. */
  readonly isExact?: true;
}

/** What an area is about, and so where its rules are printed. */
export type RulePlace =
  /** The name in its short address. */
  | { readonly exercise: string }
  | { readonly lab: string }
  | { readonly pages: readonly string[] }
  | { readonly endpoints: readonly EndpointName[] }
  | 'every page'
  | 'every answer'
  /** `npm run grade` and the grader: no page and no request of the product. */
  | 'the grader'
  /** No page and no request of learners. */
  | 'the desk';

/** A part of the product and its rules, in the order in which they are read. */
export interface Area<Id extends string = string> {
  /** Its anchor on the page of the rules; an exercise's own slug. */
  readonly slug: string;
  readonly title: string;
  readonly place: RulePlace;
  readonly rules: readonly (RuleText & { readonly id: Id })[];
}

/** How an area is written down: each rule is its source, a colon and its sentence. */
interface WrittenArea<Id extends string> extends Omit<Area, 'rules'> {
  readonly rules: Readonly<Record<Id, `${Source}: ${string}`>>;
  /** For a rule that is about less, or more, than its area. */
  readonly where?: { readonly [Rule in NoInfer<Id>]?: NonNullable<RuleText['where']> };
  /** The rules that promise that their replies say nothing else. */
  readonly exact?: readonly NoInfer<Id>[];
}

export const area = <const Id extends string>({
  rules,
  where = {},
  exact = [],
  ...about
}: WrittenArea<Id>): Area<Id> => ({
  ...about,
  rules: (Object.keys(rules) as Id[]).map((id) => {
    const written = rules[id];
    const end = written.indexOf(': ');
    const place = where[id];
    return {
      id,
      from: written.slice(0, end) as Source,
      text: written.slice(end + 2),
      ...(place && { where: place }),
      ...(exact.includes(id) && { isExact: true as const }),
    };
  }),
});

type Written<Id extends string> = WrittenArea<Id>['rules'];

/** The area of an exercise, named as it is. */
export const exerciseArea = <const Id extends string>(
  slug: string,
  title: string,
  rules: Written<Id>,
): Area<Id> => area({ slug, title, place: { exercise: slug }, rules });

/** The area of a lab, named as it is. */
export const labArea = <const Id extends string>(
  slug: string,
  title: string,
  rules: Written<Id>,
): Area<Id> => area({ slug, title: `Lab: ${title}`, place: { lab: slug }, rules });
