import { instances } from './instances.ts';

export const gradingChapter = { title: 'Grading', areas: [instances] } as const;
