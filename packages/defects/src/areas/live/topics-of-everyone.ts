import { defect } from '../../defect.ts';
import { talk } from '../../talk.ts';

export default defect({
  id: 'topics-of-everyone',
  rule: 'SOCKET-06',
  level: 'hard',
  technique: 'security',
  file: 'apps/api/src/socket/topics.ts',
  from: '`${workspace}/${topic}`',
  to: '`${workspace && topic}`',
  seen: 'A text reaches the subscribers of other workspaces.',
  hints: [
    'Look at who receives a published text.',
    'Somebody else may use the same word for a topic.',
    'Subscribe to one topic in two workspaces, and publish in one of them.',
  ],
  caught: async ({ api, expect }) => {
    const theirs = await talk({ ...api, base: api.base.replace('/v1', '-others/v1') });
    const mine = await talk(api);
    theirs.send({ type: 'subscribe', topic: 'orders' });
    await theirs.read(1);
    mine.send({ type: 'publish', topic: 'orders', text: 'Mine' });
    await mine.read(1);
    theirs.send({ type: 'echo', text: 'end' });
    expect(await theirs.read(1)).toEqual([{ type: 'echo', text: 'end' }]);
    theirs.end();
    mine.end();
  },
});
