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

/** How a rule is written down: its number, its source, a colon and its sentence, in one line. */
type Written = `${string} ${Source}: ${string}`;

type IdIn<Rule> = Rule extends `${infer Id} ${string}` ? Id : never;

interface WrittenArea<Rule extends Written> extends Omit<Area, 'rules'> {
  readonly rules: readonly Rule[];
  /** For a rule that is about less, or more, than its area. */
  readonly where?: { readonly [Id in IdIn<NoInfer<Rule>>]?: NonNullable<RuleText['where']> };
  /** The rules that promise that their replies say nothing else. */
  readonly exact?: readonly IdIn<NoInfer<Rule>>[];
}

export const area = <const Rule extends Written>({
  rules,
  where = {},
  exact = [],
  ...about
}: WrittenArea<Rule>): Area<IdIn<Rule>> => ({
  ...about,
  rules: rules.map((written) => {
    const id = written.slice(0, written.indexOf(' ')) as IdIn<Rule>;
    const said = written.slice(id.length + 1);
    const end = said.indexOf(': ');
    const place = where[id];
    return {
      id,
      from: said.slice(0, end) as Source,
      text: said.slice(end + 2),
      ...(place && { where: place }),
      ...(exact.includes(id) && { isExact: true as const }),
    };
  }),
});

/** The area of an exercise, named as it is. */
export const exerciseArea = <const Rule extends Written>(
  slug: string,
  title: string,
  rules: readonly Rule[],
): Area<IdIn<Rule>> => area({ slug, title, place: { exercise: slug }, rules });

/** The area of a lab, named as it is. */
export const labArea = <const Rule extends Written>(
  slug: string,
  title: string,
  rules: readonly Rule[],
): Area<IdIn<Rule>> => area({ slug, title: `Lab: ${title}`, place: { lab: slug }, rules });
