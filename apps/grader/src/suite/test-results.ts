export type TestState = 'green' | 'red' | 'skipped';

export interface TestResult {
  readonly state: TestState;
  /** What the runner says of a red test, its first lines. */
  readonly message?: string;
}

/** What each test came to, by its name. */
export type TestResults = ReadonlyMap<string, TestResult>;

/** Of a class, a name or a message, in letters; what is longer is cut. */
export const longestValue = 1000;

/** Tests of one name are one test, which is red when one of them is. */
export const worse = (one: TestResult | undefined, other: TestResult): TestResult => {
  const rank = { red: 2, green: 1, skipped: 0 };
  return one && rank[one.state] >= rank[other.state] ? one : other;
};
