import { dial, labFacts, level, oneOf, sizeOf, text, type FactsOf, upTo } from './facts.ts';

export const fileDownloads = labFacts(
  'FileDownloadsFacts',
  {
    size: sizeOf('file-downloads').describe('The orders in a month.'),
    delay: dial.describe('The delay of the report, in seconds.'),
    marked: upTo(3, oneOf(['January', 'February', 'March'])).describe(
      'The months that are marked.',
    ),
    code: text.describe('The code that was typed.'),
    level,
  },
  [],
);
export type FileDownloadsFacts = FactsOf<typeof fileDownloads>;
