import { z } from 'zod';
import { byName, dial, type FactsOf, flag, labFacts, text } from './facts.ts';

const sent = z
  .strictObject({
    code: text,
    early: flag.describe('Whether the document that sent it was reloaded afterwards.'),
  })
  .meta({ id: 'FramesSent' });

export const frames = labFacts(
  'FramesFacts',
  {
    delay: dial.describe('The delay of the reload, in seconds.'),
    foreign: flag.describe('Whether the site has a second port, and so a Foreign desk.'),
    sent: byName(['north', 'south', 'reloading', 'foreign', 'shadow'], sent).describe(
      'The last code that each desk has sent.',
    ),
    roots: flag
      .optional()
      .describe('Whether the form of Shadow desk is in a shadow root; no if it is left out.'),
  },
  ['foreign', 'sent'],
);
export type FramesFacts = FactsOf<typeof frames>;
