/** Nothing was graded, and why: a sentence that the learner can act upon, and what the command wrote last. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[] = []) {
    super(message);
    this.lines = lines;
  }
}

/** The sentence, below what the command wrote last. */
export const textOfRefusal = ({ message, lines }: Pick<Refusal, 'message' | 'lines'>): string =>
  [...lines.map((line) => `  │ ${line}`), `✗ ${message}`].join('\n');
