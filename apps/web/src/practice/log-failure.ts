/** For failures that are only logged: the visitor sees nothing of them, the console says why. */
export const logFailure = (what: string, cause: unknown): void => {
  // oxlint-disable-next-line no-console -- the only place of the site that writes to the console
  console.error(what, cause);
};
