import { desk } from './desk.ts';

export const teachingChapter = { title: 'Teaching', areas: [desk] } as const;
