import { paths } from '../paths.ts';

/** The settings of the host, which the web server writes into the page. */
export interface PageSettings {
  readonly practiceUrl: string;
  readonly hostedByName: string;
  readonly hostedByUrl: string;
  readonly externalUrl: string;
  /** The port at which the framed documents have another origin, if there is one. */
  readonly framesPort?: number;
}

/** The default target of the two links in the top bar: the section that explains how to set them. */
const howToSet = `${paths.about}#top-bar`;

export const defaultSettings: PageSettings = {
  practiceUrl: howToSet,
  hostedByName: 'Sparring',
  hostedByUrl: howToSet,
  externalUrl: 'https://example.com/',
};
