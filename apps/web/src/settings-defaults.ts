/** What whoever hosts the site may change: the web server writes it into the page. */
export interface Settings {
  practiceUrl: string;
  hostedByName: string;
  hostedByUrl: string;
  externalUrl: string;
}

export const defaultSettings: Settings = {
  practiceUrl: 'https://example.com/',
  hostedByName: 'Sparring',
  hostedByUrl: 'https://example.com/',
  externalUrl: 'https://example.com/',
};
