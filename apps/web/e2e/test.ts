import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watch {
  /** The only error that may appear in the console, because the test provokes it. */
  readonly expectedError: RegExp | undefined;
  /** Checks for every test that the console is empty and that no request leaves the site. */
  readonly watched: void;
}

export const test = base.extend<Watch>({
  expectedError: [undefined, { option: true }],
  watched: [
    async ({ context, baseURL, expectedError }, use) => {
      const errors = watchConsole(context, expectedError);
      await context.addInitScript(logViolations);
      const strays = watchRequests(context, new URL(baseURL ?? '').origin);
      await use();
      expect(strays, 'requests that left the site').toEqual([]);
      expect(errors, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

const watchConsole = (context: BrowserContext, expected: RegExp | undefined): string[] => {
  const errors: string[] = [];
  const note = (text: string) => expected?.test(text) || errors.push(text);
  context.on('console', (message) => {
    // The text of a failed load does not name the file.
    if (['error', 'warning'].includes(message.type()))
      note(`${message.text()} at ${message.location().url}`);
  });
  context.on('weberror', (failure) => note(failure.error().message));
  return errors;
};

/** Logs violations of the policy, because Chromium does not log a refused eval that the page catches. */
const logViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The page's own policy (${violatedDirective}) refused it ${blockedURI}.`),
  );
};

/**
 * Records requests to other origins, except navigations. It listens instead of routing them: with a route, every request
 * of every page waits for the test, which was a quarter of the time of the tests that open many pages.
 */
const watchRequests = (context: BrowserContext, origin: string): string[] => {
  const strays: string[] = [];
  const { hostname } = new URL(origin);
  /* The site serves its framed documents at a second port, too. */
  const isFramed = (url: URL) => url.hostname === hostname && url.pathname.startsWith('/frames/');
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !isFramed(url) && !request.isNavigationRequest())
      strays.push(url.href);
  });
  return strays;
};

/** `npm test` runs the tests with this tag. */
export const smoke = { tag: '@smoke' } as const;
