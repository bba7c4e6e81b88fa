import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "await expect(row.getByRole('cell').nth(0)).toHaveText(String(buffer.length));",
    "await expect(row.getByRole('cell').nth(1)).toHaveText('arrived');",
  ],
  mends: [
    {
      text: 'Compare the SHA-256 of the row with that of the file that was sent',
      does: 'A changed byte changes the SHA-256. The damaged file is found, and can be sent again.',
      helps: true,
    },
    {
      text: 'Upload the files one by one',
      does: 'A damaged file still has its name and its size.',
    },
    {
      text: 'Compare the size in bits',
      does: 'The size is the same: a byte was changed, none was lost.',
    },
  ],
};
