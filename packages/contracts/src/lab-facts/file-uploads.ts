import { z } from 'zod';
import { mostFiles } from '../uploads/upload-limits.ts';
import { count, dial, type FactsOf, labFacts, oneOf, text, upTo } from './facts.ts';

const arrival = z
  .strictObject({
    name: text,
    place: count.describe('How many other files had arrived before.'),
    times: count.min(1).describe('How often the file was sent.'),
  })
  .meta({ id: 'FileUploadsArrival' });

export const fileUploads = labFacts(
  'FileUploadsFacts',
  {
    delay: dial.describe('The delay before each file, in seconds.'),
    refused: upTo(2, oneOf(['an empty file', 'an HTML page'])).describe(
      'Which of these were chosen and refused.',
    ),
    arrived: upTo(mostFiles, arrival).describe('The files that arrived, in their order.'),
  },
  ['refused', 'arrived'],
);
export type FileUploadsFacts = FactsOf<typeof fileUploads>;
