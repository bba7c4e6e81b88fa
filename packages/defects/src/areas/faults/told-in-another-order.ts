import { defect } from '../../defect.ts';
import { script } from '../../workspace.ts';

export default defect({
  id: 'told-in-another-order',
  rule: 'FAULT-10',
  level: 'sneaky',
  technique: 'contract',
  file: 'apps/api/src/faults/act.ts',
  from: '`${String(own)}, ${told}`',
  to: '`${told}, ${String(own)}`',
  seen: 'X-Chance names the decision of the fault before that of the endpoint itself.',
  hints: [
    'Look at the header X-Chance.',
    'An endpoint that decides by chance can have a fault as well.',
    'A fault pass for random500: X-Chance ends with rule=0.',
  ],
  caught: async ({ api, expect }) => {
    await script(api, { path: '/testing/random500', outcomes: [{ kind: 'pass' }] });
    const { headers } = await api.get('/testing/random500');
    expect(headers.get('X-Chance')).toMatch(/p=0\.5; .+; rule=0$/);
  },
});
