import { z } from 'zod';

const names = z.array(z.string()).readonly();

/** A file of tests, alone on the original Sparring. */
const fileRun = z.object({
  file: z.string(),
  seconds: z.number(),
  /** Its tests. */
  tests: names,
  /** The defects that made a difference to it. */
  different: names,
  /** The pages that never told what they reached, and those that did. */
  unheard: names,
  heard: names,
});

/** Something was red, by these tests as far as they have names, or the run was late. */
const red = z.object({ by: names, isLate: z.boolean().optional(), output: z.string().optional() });

/** What runs have told of a defect or a harmless change: the files that can tell of it, and those whose tests were all green with it. */
const told = z.object({ files: names, green: names, red: red.optional() });

const learned = z.object({
  files: z.array(fileRun).readonly(),
  /** Those of their tests that did not count. */
  leftOut: names,
  told: z.record(z.string(), told).readonly(),
});

export type FileRun = z.infer<typeof fileRun>;
export type Red = z.infer<typeof red>;
export type Told = z.infer<typeof told>;
export type Learned = z.infer<typeof learned>;

/** What a card for yourself leaves to the next one, in `grade/memory.json`. */
export const memorySchema = z.object({
  version: z.literal(1),
  /** The build of Sparring. */
  build: z.string(),
  /** The command, and how its results are read. */
  command: z.string(),
  /** When the first card began of which something is kept. */
  since: z.string(),
  seed: z.number(),
  /** By path: a hash of each file of the folder. */
  hashes: z.record(z.string(), z.string()).readonly(),
  learned,
});
export type Memory = z.infer<typeof memorySchema>;

/** The name of all files together: what none of them reaches alone, and a suite whose runner has no files to name. */
export const wholeSuite = '';
