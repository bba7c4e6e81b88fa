/** A figure for whoever reads the output. */
export const report = (what: string, figure: string): void =>
  void process.stdout.write(`  · ${what}: ${figure}\n`);
