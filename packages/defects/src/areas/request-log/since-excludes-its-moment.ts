import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'since-excludes-its-moment',
  rule: 'LOG-04',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/requests/rows.ts',
  from: '`received_at >= ${at}`',
  to: '`received_at > ${at}`',
  seen: 'The filter since leaves out the requests of exactly that time.',
  hints: [
    'Look at the filters of the log.',
    'Use the time of a request that is in the log.',
    'GET /workspace/requests?since= with the time of a request: that request is listed.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await api.get('/ping');
    const [ping] = await logged(api);
    const found = await logged(api, `?since=${encodeURIComponent(ping?.time ?? '')}`);
    expect(found.map(({ id }) => id)).toContain(ping?.id);
  },
});
