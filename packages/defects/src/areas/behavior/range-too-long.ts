import { defect } from '../../defect.ts';

export default defect({
  id: 'range-too-long',
  rule: 'FILE-03',
  level: 'sneaky',
  technique: 'boundaries',
  file: 'apps/api/src/http/send/file-answer.ts',
  from: 'Math.min(length, Number(to) + 1)',
  to: 'Math.min(length, Number(to) + 2)',
  seen: 'A range of a file brings one byte more than was asked for.',
  hints: [
    'Look at a part of a file.',
    'Both ends of a range belong to it: count the bytes.',
    'Range: bytes=0-99 of example.pdf brings 100 bytes.',
  ],
  caught: async ({ api, expect }) => {
    const Range = 'bytes=0-99';
    const part = await fetch(`${api.origin}/files/example.pdf`, { headers: { Range } });
    expect((await part.arrayBuffer()).byteLength).toBe(100);
  },
});
