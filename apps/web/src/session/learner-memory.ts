/** What a learner has visited and done in this browser. It is stored nowhere else, and nothing is sent. */
export interface Learner {
  /** The paths of exercises and other pages. */
  readonly visited: readonly string[];
  /** Whether a step of /start is done, by its id, once the learner or the site has said so. */
  readonly steps: Readonly<Record<string, boolean>>;
}

export const nobody: Learner = { visited: [], steps: {} };

const isLearner = (value: unknown): value is Learner => {
  const { visited, steps } = Object(value);
  return Array.isArray(visited) && typeof steps === 'object' && steps !== null;
};

/** What is kept, or nothing if it is in a form that this version does not know. */
export const readText = (text: string): Learner => {
  try {
    const value: unknown = JSON.parse(text);
    return isLearner(value) ? value : nobody;
  } catch {
    return nobody;
  }
};
