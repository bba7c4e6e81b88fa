import { defect } from '../../defect.ts';

export default defect({
  id: 'hundred-refused',
  rule: 'LIST-02',
  level: 'hard',
  technique: 'boundaries',
  file: 'packages/contracts/src/paging.ts',
  from: 'max: pageSize.most }',
  to: 'max: pageSize.most - 1 }',
  printed: ['documents', 'pages'],
  seen: 'The largest limit that is documented, 100, is refused.',
  hints: [
    'Look at how many books a page can hold.',
    'A limit has a smallest and a largest value: try both.',
    'limit=100 is taken, limit=101 is refused.',
  ],
  caught: async ({ api, expect }) => {
    const [last, beyond] = await Promise.all([
      api.get('/books?limit=100'),
      api.get('/books?limit=101'),
    ]);
    expect([last.status, beyond.status]).toEqual([200, 400]);
  },
});
