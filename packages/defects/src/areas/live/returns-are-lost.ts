import { defect } from '../../defect.ts';
import type { Movement } from '@sparring/contracts/live/movement';

export default defect({
  id: 'returns-are-lost',
  rule: 'STREAM-02',
  level: 'hard',
  technique: 'oracle',
  file: 'packages/contracts/src/live/movement.ts',
  from: `stock += kind === 'sale' ? -pieces : pieces;`,
  to: `if (kind !== 'return') stock += kind === 'sale' ? -pieces : pieces;`,
  matters: "kind === 'return'",
  seen: 'A return does not change the stock.',
  hints: [
    'Look at the stock after each movement.',
    'Compute it yourself, for each kind of movement.',
    'The stock grows by the pieces of a return.',
  ],
  caught: async ({ api, expect }) => {
    const { body } = await api.get<string>('/labs/events?count=50&every=0&seed=42');
    let stock = 100;
    for (const [, json = ''] of body.matchAll(/^data: (.*)$/gm)) {
      const { kind, pieces, stock: told } = JSON.parse(json) as Movement;
      stock += kind === 'sale' ? -pieces : pieces;
      expect(told).toBe(stock);
    }
  },
});
