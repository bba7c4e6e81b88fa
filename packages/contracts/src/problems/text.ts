/** The texts of a kind of problem, which are the same in every answer, and its status. */
export interface ProblemText {
  readonly status: number;
  /** The name of the status in HTTP. */
  readonly title: string;
  /** A short text to compare with in a test. */
  readonly error: string;
  /** The cause and the remedy, for a learner. */
  readonly when: string;
  /** The headers of the answer, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it is an error of the OAuth provider, which has the media type and members of RFC 6749. */
  readonly isOAuth?: boolean;
}

/** The header of several kinds. */
export const wait = { 'Retry-After': 'The number of seconds to wait before the next request.' };
