import { area } from '../area.ts';

export const guidesArea = area({
  slug: 'guides',
  title: 'Guides',
  place: { pages: ['/guides', '/guides/:guide'] },
  rules: [
    'GUIDE-01 rule book: The foot of every page leads to the list of guides, and to the guides about kits, classes, changes, stability and the source.',
    'GUIDE-02 rule book: Every link of a guide leads to a page and a heading that exist, or to another site.',
    'GUIDE-03 rule book: Every heading of a guide has an address: a fragment in the form of GitHub, which the link # beside it names.',
    'GUIDE-04 rule book: Every code block of a guide has a button that copies it.',
  ],
});
