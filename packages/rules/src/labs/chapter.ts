import * as byLab from './by-lab.ts';
import { labs } from './labs.ts';

export const labsChapter = {
  title: 'Labs for tests',
  areas: [labs, ...Object.values(byLab)],
} as const;
