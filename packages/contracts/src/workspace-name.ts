import { must } from './must.ts';

/* Pages read it without the schemas. */
export const namePattern = /^[a-z0-9-]{3,64}$/;
export const whyNoName = must('be 3 to 64 characters of a-z, 0-9 and hyphen');
