import { rules } from '@sparring/rules/rule-book';
import { areas } from '@sparring/rules/rule-book';

/** What an explorer says to have found. */
export interface Report {
  /** The slug of an area of the rule book. */
  readonly area: string;
  readonly did: string;
  readonly saw: string;
  /** The id of a rule; nothing when the explorer does not know it. */
  readonly rule?: string;
}

/** What is said of one report. */
export type ReportOutcome = 'found' | 'close' | 'not this';

export interface Attempt extends Report {
  readonly outcome: ReportOutcome;
}

export type Ending = 'found' | 'rightly sound' | 'turned red' | 'gave up';

/** What an explorer has said so far. */
export interface Course {
  /** How many reports. */
  readonly reported: number;
  /** The last of them. */
  readonly attempts: readonly Attempt[];
  /** How often the explorer said that nothing is wrong although something is. */
  readonly saidSound: number;
  /** How often the explorer's test stayed green. */
  readonly stayedGreen: number;
  readonly ending?: Ending;
}

export const beginning: Course = { reported: 0, attempts: [], saidSound: 0, stayedGreen: 0 };

const areaByRule = new Map<string, string>(
  areas.flatMap(({ slug, rules: own }) => own.map(({ id }) => [id, slug] as const)),
);

export const areaOf = (rule: string): string | undefined => areaByRule.get(rule);

export const ruleTextOf = (id: string): string | undefined =>
  rules.find((rule) => rule.id === id)?.text;

/**
 * A report names what is hidden when it names the broken rule. The area is right when it is chosen, or
 * when a rule of it is. Nothing matches where nothing is broken. The texts
 * are not compared, because a right report in other words, or in another language, would be refused.
 */
export const match = (
  broken: string | undefined,
  { area, rule }: Pick<Report, 'area' | 'rule'>,
): ReportOutcome => {
  if (broken === undefined) return 'not this';
  if (rule === broken) return 'found';
  const right = areaOf(broken);
  return area === right || (rule !== undefined && areaOf(rule) === right) ? 'close' : 'not this';
};

/** Each has up to three texts of 2,000 letters. */
const keptReports = 50;

/** Nothing is taken in after the end. */
export const withReport = (course: Course, broken: string | undefined, report: Report): Course => {
  if (course.ending) return course;
  const outcome = match(broken, report);
  const attempts = [...course.attempts, { ...report, outcome }].slice(-keptReports);
  const reported = course.reported + 1;
  return { ...course, reported, attempts, ...(outcome === 'found' && { ending: outcome }) };
};

/** "Nothing is wrong here": right, or something to look for on. */
export const withSaidSound = (course: Course, broken: string | undefined): Course => {
  if (course.ending) return course;
  return broken === undefined
    ? { ...course, ending: 'rightly sound' }
    : { ...course, saidSound: course.saidSound + 1 };
};

/** The explorer's test has noticed the defect. */
export const turnedRed = (course: Course): Course => ({ ending: 'turned red', ...course });

export const stayedGreen = (course: Course): Course =>
  course.ending ? course : { ...course, stayedGreen: course.stayedGreen + 1 };

export const givenUp = (course: Course): Course => ({ ending: 'gave up', ...course });

/** Everything that was reported where nothing was wrong. */
export const falseAlarms = (course: Course, broken: string | undefined): number =>
  broken === undefined ? course.reported : 0;
