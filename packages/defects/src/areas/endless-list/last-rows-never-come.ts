import { defect } from '../../defect.ts';
import { loadUntil } from '../../endless-rows.ts';

export default defect({
  id: 'last-rows-never-come',
  rule: 'ENDLESS-01',
  level: 'medium',
  technique: 'boundaries',
  file: 'apps/web/src/labs/endless-list/span.ts',
  from: 'return to < size ?',
  to: 'return to + step <= size ?',
  pure: true,
  seen: 'A list of 110 rows ends at row 100.',
  hints: [
    'Look at the end of the endless list.',
    'Rows come 20 at a time. Which sizes are no multiple of 20?',
    'With ?size=110 the last row of the list is row 110.',
  ],
  caught: async (bout) => loadUntil(bout, 110),
});
