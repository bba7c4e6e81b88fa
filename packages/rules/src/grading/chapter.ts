import { grading } from './grading.ts';

export const gradingChapter = { title: 'Grading', areas: [grading] } as const;
