import { bareExpress, sparring } from './contenders.ts';
import { median } from './median.ts';
import { table } from './report.ts';

/** Milliseconds from the start of the process to the first 200; the servers take turns. */
export const coldStart = async (rounds = 9): Promise<string> => {
  const ours: number[] = [];
  const express: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [start, figures] of [
      [sparring, ours],
      [bareExpress, express],
    ] as const) {
      const contender = await start();
      figures.push(contender.startedIn);
      await contender.stop();
    }
  const row = [
    'Start to first 200, ms',
    median(ours),
    median(express),
    median(ours) / median(express),
  ];
  return table(['', 'Sparring', 'bare Express', 'ratio'], [row]);
};
