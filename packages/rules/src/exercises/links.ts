import { exerciseArea } from '../area.ts';

export const links = exerciseArea('links', 'Links', [
  'LINK-01 §2.3: Each working link leads to a page that answers 200.',
  'LINK-02 §2.2: Each broken link leads to an address that answers 404: /nonexistent-page, /webelements/invalid-path and /webelements/404.',
]);
