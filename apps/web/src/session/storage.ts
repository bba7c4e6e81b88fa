const withStorage =
  (storageOf: () => Storage) =>
  <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(storageOf());
    } catch {
      return undefined;
    }
  };

/** Some browsers forbid storage. What the tab has chosen then lasts until the next load. */
export const withTabStorage = withStorage(() => globalThis.sessionStorage);

/** The same for what all tabs of the browser share. */
export const withBrowserStorage = withStorage(() => globalThis.localStorage);
