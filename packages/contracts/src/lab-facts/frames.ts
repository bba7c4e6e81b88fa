import { z } from 'zod';
import { byName, dial, flag, labFacts, level, text, type FactsOf } from './facts.ts';

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
    level,
  },
  ['foreign', 'sent'],
);
export type FramesFacts = FactsOf<typeof frames>;
