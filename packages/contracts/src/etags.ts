import { z } from 'zod';

/** The value of If-Match and If-None-Match: ETags with their double quotes, or `*` (RFC 9110, section 13.1). Empty list elements are ignored (5.6.1). */
export const etags = z
  .string()
  .regex(/^(?:\*|(?:[\s,]*,)?\s*(?:W\/)?"[^"]*"(?:\s*,[\s,]*(?:W\/)?"[^"]*")*[\s,]*)$/);
