/** A starter kit: a folder in kits/ that leaves the results of its tests in reports/ there, as JUnit's XML. */
export interface Kit {
  name: string;
  /** Finds or installs the kit's tools and says how to run its tests; a Failure says what to install. */
  prepare: (folder: string) => Promise<Suite>;
}

export interface Suite {
  /** The programs to run in the kit's folder, one after the other. */
  commands: string[][];
  /** What the kit wants to know besides WEB_URL and API_URL. */
  env?: NodeJS.ProcessEnv;
}
