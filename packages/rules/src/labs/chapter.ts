import { labs } from './labs.ts';
import { waits } from './waits.ts';

export const labsChapter = { title: 'Labs for tests', areas: [labs, waits] } as const;
