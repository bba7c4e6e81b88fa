/** A starter kit: a folder in kits/ whose tests write JUnit XML to its reports/. */
export interface Kit {
  readonly name: string;
  /** Finds or installs the kit's tools and returns how to run its tests. A Failure says what to install. */
  readonly prepare: (folder: string) => Promise<Suite>;
}

export interface Suite {
  /** The commands to run in the kit's folder, one after the other. */
  readonly commands: readonly string[][];
  /** The kit's variables in addition to WEB_URL and API_URL. */
  readonly env?: NodeJS.ProcessEnv;
}
