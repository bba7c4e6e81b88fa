import { z } from 'zod';

/* Zod tries `new Function` when the first schema is made. The site's policy forbids it, and Firefox logs that. */
z.config({ jitless: true });
