import { defect } from '../../defect.ts';

export default defect({
  id: 'cut-looks-whole',
  rule: 'STREAM-06',
  level: 'medium',
  technique: 'negative',
  file: 'apps/api/src/feed/feed.ts',
  from: 'if (isCut(number, after, cut)) throw new CutOff(sent);',
  to: 'if (isCut(number, after, cut)) return;',
  seen: 'A stream that is cut ends like a complete one.',
  hints: [
    'Look at a stream that breaks.',
    'How does a client notice that the answer is not whole?',
    'The answer to cut=2 has no end: fetch rejects while it reads the body.',
  ],
  caught: async ({ api, expect }) => {
    await expect(api.get('/labs/events?count=5&every=0&cut=2')).rejects.toThrow();
  },
});
