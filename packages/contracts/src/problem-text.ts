/** What a problem of one kind always says: its status, its titles and when it happens. */
export interface ProblemText {
  readonly status: number;
  /** The name of the status, as HTTP knows it. */
  readonly title: string;
  /** The short text that a test compares with. */
  readonly error: string;
  /** When this happens, told to a learner. */
  readonly when: string;
  /** Headers that come with it: name to what it says. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A header that several kinds come with. */
export const wait = { 'Retry-After': 'Seconds to wait before the next call.' };
