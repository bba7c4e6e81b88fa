import { z } from 'zod';
import { must } from '../must.ts';

/** A parameter of OAuth. */
export const text = z
  .string({ error: must('be given once') })
  .max(2000, { error: must('have at most 2000 characters') });

export const oauthRoot = '/labs/auth/oauth';

/** A base address, for examples. */
export const exampleHost = 'http://localhost:3001/v1/practice';
