import type { Area } from '../area.ts';

export const shadowDom = {
  slug: 'shadow-dom',
  title: 'Shadow DOM',
  place: { exercise: 'shadow-dom' },
  rules: [
    {
      id: 'SHADOW-01',
      from: '§2.3',
      text: 'Click Me raises an alert whose text is the text of the input, unchanged.',
    },
    { id: 'SHADOW-02', from: 'page', text: 'Input and button are in an open shadow root.' },
    {
      id: 'SHADOW-03',
      from: 'rule book',
      text: 'The line The alert said repeats the text of the last alert once it is closed.',
    },
  ],
} as const satisfies Area;
