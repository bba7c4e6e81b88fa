/** Prints a measured value. */
export const report = (what: string, figure: string): void =>
  void process.stdout.write(`  · ${what}: ${figure}\n`);
