import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'clearing-is-logged',
  rule: 'LOG-07',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/api/src/requests/recorder.ts',
  from: '|| logPath.test(url)) return undefined;',
  to: "|| (logPath.test(url) && request.method === 'GET')) return undefined;",
  used: 'logPath.test(url)',
  matters: "request.method !== 'GET'",
  seen: 'A log that was just cleared has a request in it: the one that cleared it.',
  hints: [
    'Look at what is in the log, and what is not.',
    'There is more than one call to the log itself.',
    'Clear the log and read it: it is empty.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await api.send('DELETE', '/workspace/requests');
    expect(await logged(api)).toEqual([]);
  },
});
