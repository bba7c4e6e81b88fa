import { before, dial, type FactsOf, labFacts, oneOf, upTo } from './facts.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const shape = {
  delay: dial.describe('How long the picture takes, in seconds.'),
  whole: upTo(7, oneOf(['Sound', ...letters])).describe(
    'The looks that were shown until the picture was there.',
  ),
  differing: upTo(6, oneOf(letters)).describe('The looks that are ticked as different.'),
};

export const looks = labFacts('LooksFacts', { ...shape, before: before(shape) }, ['whole']);
export type LooksFacts = FactsOf<typeof looks>;
