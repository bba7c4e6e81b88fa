import { z } from 'zod';
import { must } from '../must.ts';

const parameter = (most: number) =>
  z
    .string({ error: must('be given once') })
    .max(most, { error: must(`have at most ${most} characters`) });

/** A parameter of OAuth in a body. */
export const text = parameter(2000);

/** A parameter of OAuth in an address: all of them together fit into the headers. */
export const shortText = parameter(150);

export const oauthRoot = '/labs/auth/oauth';

/** A base address, for examples. */
export const exampleHost = 'http://localhost:3001/v1/practice';
