/** The places of the lines that only one of two texts has. */
interface Changes {
  readonly removed: ReadonlySet<number>;
  readonly added: ReadonlySet<number>;
}

/**
 * The lines outside of a longest common subsequence of the two texts. Indentation is no difference: a loop around a test
 * indents it. Nor are the rules that a title names.
 */
export const changesBetween = (older: readonly string[], newer: readonly string[]): Changes => {
  const [before, after] = [trimmed(older), trimmed(newer)];
  const lengths = commonLengths(before, after);
  const removed = new Set<number>();
  const added = new Set<number>();
  let [from, to] = [0, 0];
  while (from < before.length || to < after.length) {
    if (from < before.length && before[from] === after[to]) {
      from += 1;
      to += 1;
    } else if (from >= before.length || lengths(from + 1, to) < lengths(from, to + 1)) {
      added.add(to);
      to += 1;
    } else {
      removed.add(from);
      from += 1;
    }
  }
  return { removed, added };
};

const trimmed = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/ \[[A-Z]+-\d.*\](?=['`])/, '').trim());

/** The length of the longest common subsequence of what follows two places. */
const commonLengths = (before: readonly string[], after: readonly string[]) => {
  const table = Array.from({ length: before.length + 2 }, () =>
    Array.from({ length: after.length + 2 }, () => 0),
  );
  const at = (from: number, to: number): number => table[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      table[from]![to] =
        before[from] === after[to]
          ? at(from + 1, to + 1) + 1
          : Math.max(at(from + 1, to), at(from, to + 1));
    }
  }
  return at;
};
