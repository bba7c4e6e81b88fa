import { paths } from '../paths.ts';

/** The settings of the host, which the web server writes into the page. */
export interface PageSettings {
  readonly practiceUrl: string;
  readonly hostedByName: string;
  readonly hostedByUrl: string;
  readonly externalUrl: string;
  /** Where the source is, for `git clone`. */
  readonly sourceUrl?: string;
  /** Where the source lies on the machine that serves this page. */
  readonly sourceFolder?: string;
  /** The port at which the framed documents have another origin, if there is one. */
  readonly framesPort?: number;
  /** Whether a grader can open this page with a defect. */
  readonly canBreak?: boolean;
}

export const defaultSettings: PageSettings = {
  practiceUrl: paths.webElements,
  hostedByName: 'Sparring',
  hostedByUrl: paths.about,
  externalUrl: 'https://example.com/',
};
