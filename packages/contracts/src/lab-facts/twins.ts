import { before, type FactsOf, labFacts, oneOf, upTo } from './facts.ts';

const broken = upTo(
  8,
  oneOf(['trap', 'focus', 'status', 'order', 'name', 'table', 'color', 'target']),
);

const shape = {
  a: broken.describe('The rules that were named as broken in twin A.'),
  b: broken.describe('The rules that were named as broken in twin B.'),
};

export const twins = labFacts('TwinsFacts', { ...shape, before: before(shape) }, []);
export type TwinsFacts = FactsOf<typeof twins>;
