/** A starter kit: a folder in kits/ that leaves the results of its tests in reports/ there, as JUnit's XML. */
export interface Kit {
  readonly name: string;
  /** Finds or installs the kit's tools and says how to run its tests; a Failure says what to install. */
  readonly prepare: (folder: string) => Promise<Suite>;
}

export interface Suite {
  /** The programs to run in the kit's folder, one after the other. */
  readonly commands: readonly string[][];
  /** What the kit wants to know besides WEB_URL and API_URL. */
  readonly env?: NodeJS.ProcessEnv;
}
