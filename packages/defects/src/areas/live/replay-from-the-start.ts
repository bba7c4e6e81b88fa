import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'replay-from-the-start',
  rule: 'SOCKET-09',
  level: 'medium',
  technique: 'sequences',
  file: 'apps/api/src/socket/replay.ts',
  from: 'of movements(seed, count, after)',
  to: 'of movements(seed, count)',
  seen: 'A replay always begins with the first movement.',
  hints: [
    'Look at replays, and how to resume one.',
    'Which number comes first?',
    'replay with after 3 begins with the number 4.',
  ],
  caught: async ({ api, expect }) => {
    const client = await talk(api);
    client.send({ type: 'replay', count: 5, after: 3 });
    expect((await client.read(1))[0]).toMatchObject({ number: 4 });
    client.end();
  },
});
