import { z } from 'zod';
import { flag, labFacts, level, text, type FactsOf, upTo } from './facts.ts';
import { mostLines } from './limits.ts';

const line = z
  .strictObject({ words: text, html: text.describe('The line as HTML.') })
  .meta({ id: 'RichTextLine' });

export const richText = labFacts(
  'RichTextFacts',
  {
    lines: upTo(mostLines, line).describe('The first lines of Message.'),
    by_script: flag.describe('Whether a script has changed Message.'),
    level,
  },
  ['by_script'],
);
export type RichTextFacts = FactsOf<typeof richText>;
