import { grading } from './grading.ts';
import { instances } from './instances.ts';

export const gradingChapter = { title: 'Grading', areas: [grading, instances] } as const;
