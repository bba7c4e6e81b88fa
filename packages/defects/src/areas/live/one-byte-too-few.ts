import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'one-byte-too-few',
  rule: 'SOCKET-14',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/http/send/open-socket.ts',
  from: `    ...limits,
`,
  to: `    ...limits,
    maxPayload: limits.maxPayload - 1,
`,
  seen: 'The largest message that is allowed is refused.',
  hints: [
    'Look at the size of messages.',
    'Test the last size that is allowed and the first that is not.',
    'A message of 16384 bytes, padded with spaces, is answered.',
  ],
  caught: async ({ api, expect }) => {
    const client = await talk(api);
    client.sendText('{"type":"echo","text":"a"}'.padEnd(16_384));
    expect(await client.read(1)).toEqual([{ type: 'echo', text: 'a' }]);
    client.end();
  },
});
