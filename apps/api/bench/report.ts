const rounded = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: figure < 10 ? 2 : 0 });

type Cell = string | number;

/** A table in Markdown, ready for docs/benchmarks.md. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
};
