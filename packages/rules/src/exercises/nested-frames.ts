import type { Area } from '../area.ts';

export const nestedFrames = {
  slug: 'nested-frames',
  title: 'Nested Frames',
  place: { exercise: 'nested-frames' },
  rules: [
    {
      id: 'FRAME-01',
      from: '§2.3',
      text: 'There are five frames; Left, Middle and Right are inside Top.',
    },
    {
      id: 'FRAME-02',
      from: '§2.3',
      text: 'A frame is highlighted while the pointer is on it, and says so inside itself.',
    },
    { id: 'FRAME-03', from: 'page', text: 'A frame is highlighted while it has the focus.' },
    {
      id: 'FRAME-04',
      from: 'rule book',
      text: 'Moving the pointer from frame to frame highlights one frame at a time.',
    },
  ],
} as const satisfies Area;
