import { z } from 'zod';

/*
 * Zod tries `new Function` when it creates the first schema. The site's policy forbids that, and
 * Firefox logs an error.
 */
z.config({ jitless: true });
