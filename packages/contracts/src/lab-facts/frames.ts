import { z } from 'zod';
import { before, byName, dial, type FactsOf, flag, labFacts, level, text } from './facts.ts';

const sent = z
  .strictObject({
    code: text,
    early: flag.describe('Whether the document that sent it was reloaded afterwards.'),
    late: flag.describe('Whether it came more than 3 seconds after the reload of the desk.'),
  })
  .meta({ id: 'FramesSent' });

const shape = {
  delay: dial.describe('The delay of the reload, in seconds.'),
  foreign: flag.describe('Whether the site has a second port, and so a Foreign desk.'),
  sent: byName(['north', 'south', 'reloading', 'foreign', 'shadow'], sent).describe(
    'The last code that each desk has sent.',
  ),
  level,
};

export const frames = labFacts('FramesFacts', { ...shape, before: before(shape) }, [
  'foreign',
  'sent',
]);
export type FramesFacts = FactsOf<typeof frames>;
