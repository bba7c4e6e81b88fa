import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'closes-with-1000',
  rule: 'SOCKET-10',
  level: 'medium',
  technique: 'contract',
  file: 'apps/api/src/socket/conversation.ts',
  from: 'socket.close(message.code, message.reason)',
  to: 'socket.close(1000, message.reason)',
  seen: 'The API closes with 1000, whatever code was asked for.',
  hints: [
    'Look at how a connection ends.',
    'The event close has a code.',
    'A close with the code 4001 arrives as 4001.',
  ],
  caught: async ({ api, expect }) => {
    const client = await talk(api);
    client.send({ type: 'close', code: 4001, reason: 'Enough' });
    expect(await client.closed).toBe(4001);
    client.end();
  },
});
