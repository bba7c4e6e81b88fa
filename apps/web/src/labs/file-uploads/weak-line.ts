import type { WeakLine } from '../lab.ts';

export const weakLine: WeakLine = {
  lines: [
    "await expect(row.getByRole('cell').nth(0)).toHaveText(String(buffer.length));",
    "await expect(row.getByRole('cell').nth(1)).toHaveText('arrived');",
  ],
  mends: {
    'Compare the SHA-256 of the row with that of the file that was sent':
      'A changed byte changes the SHA-256. The damaged file is found, and can be sent again.',
    'Upload the files one by one': 'A damaged file still has its name and its size.',
    'Compare the size in bits': 'The size is the same: a byte was changed, none was lost.',
  },
  helps: 1,
};
