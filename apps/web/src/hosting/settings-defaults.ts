import { paths } from '../paths.ts';

/** What whoever hosts the site may change: the web server writes it into the page. */
export interface Settings {
  readonly practiceUrl: string;
  readonly hostedByName: string;
  readonly hostedByUrl: string;
  readonly externalUrl: string;
}

/** Until they are set, the two links of the top bar lead to where it says how. */
const howToSet = `${paths.about}#top-bar`;

export const defaultSettings: Settings = {
  practiceUrl: howToSet,
  hostedByName: 'Sparring',
  hostedByUrl: howToSet,
  externalUrl: 'https://example.com/',
};
