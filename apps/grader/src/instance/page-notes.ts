import type { PageNotes } from '@sparring/defects/runtime/notes';
import { z } from 'zod';

const numbers = z.array(z.int().min(1).max(1008)).max(1008);

const message = z.strictObject({
  path: z.string().startsWith('/').max(2000),
  reached: numbers,
  different: numbers,
  seen: numbers,
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a page has noted; nothing when no page of the site sends such a text. */
export const readPageNotes = (text: string): PageNotes | undefined =>
  message.safeParse(parsed(text)).data;
