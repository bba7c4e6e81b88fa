/** Logs a failure in the console. The page shows nothing of it. */
export const logFailure = (what: string, cause: unknown): void => {
  // oxlint-disable-next-line no-console -- the only place of the site that writes to the console
  console.error(what, cause);
};
