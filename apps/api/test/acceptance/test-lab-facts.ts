import { readdirSync } from 'node:fs';
import { pageOf } from '@sparring/practice/house';
import type { Sample } from './test-sample.ts';

/** The facts, as the page of the lab sends them in a workspace. */
export const sentIn = (workspace: string, lab: string, facts: object): object => ({
  ...facts,
  page: pageOf({ workspace, seed: Number(Object(facts).seed) }, lab),
});

const read = async (file: string): Promise<readonly [string, Sample]> => {
  const lab = file.replace('.ts', '');
  const { sample } = await import(`./labs/${lab}.ts`);
  return [lab, sample];
};

export const samples: Readonly<Record<string, Sample>> = Object.fromEntries(
  await Promise.all(readdirSync(`${import.meta.dirname}/labs`).map(read)),
);
