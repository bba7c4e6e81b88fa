import { z } from 'zod';

/** What If-Match and If-None-Match hold: ETags with their double quotes, or `*` (RFC 9110, section 13.1). Empty places of the list count as nothing (5.6.1). */
export const etags = z
  .string()
  .regex(/^(?:\*|(?:[\s,]*,)?\s*(?:W\/)?"[^"]*"(?:\s*,[\s,]*(?:W\/)?"[^"]*")*[\s,]*)$/);
