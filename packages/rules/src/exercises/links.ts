import type { Area } from '../area.ts';

export const links = {
  slug: 'links',
  title: 'Links',
  place: { exercise: 'links' },
  rules: [
    { id: 'LINK-01', from: '§2.3', text: 'Each working link leads to a page that answers 200.' },
    {
      id: 'LINK-02',
      from: '§2.2',
      text: 'Each broken link leads to an address that answers 404: /nonexistent-page, /webelements/invalid-path and /webelements/404.',
    },
  ],
} as const satisfies Area;
