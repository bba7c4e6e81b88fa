import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect } from '@playwright/test';

interface Watch {
  /** What a test provokes on purpose may appear in the console; nothing else may. */
  readonly expectedError: RegExp | undefined;
  /** Runs for every test: the console stays silent, the page keeps its policy, no request leaves the site. */
  readonly watched: void;
}

export const test = base.extend<Watch>({
  expectedError: [undefined, { option: true }],
  watched: [
    async ({ context, baseURL, expectedError }, use) => {
      const errors = watchConsole(context, expectedError);
      await context.addInitScript(logViolations);
      const strays = await watchRequests(context, new URL(baseURL ?? '').origin);
      await use();
      expect(errors, 'errors and warnings in the console').toEqual([]);
      expect(strays, 'requests that left the site').toEqual([]);
    },
    { auto: true },
  ],
});

const watchConsole = (context: BrowserContext, expected: RegExp | undefined): string[] => {
  const errors: string[] = [];
  const note = (text: string) => expected?.test(text) || errors.push(text);
  context.on('console', (message) => {
    // The text of a failed load does not say which file it was.
    if (['error', 'warning'].includes(message.type()))
      note(`${message.text()} at ${message.location().url}`);
  });
  context.on('weberror', (failure) => note(failure.error().message));
  return errors;
};

/** Chromium keeps quiet about a refused eval that the page catches; Firefox logs it. */
const logViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`The page's own policy (${violatedDirective}) refused it ${blockedURI}.`),
  );
};

/** Following a link off the site is the visitor's choice and ends at a stand-in page. */
const watchRequests = async (context: BrowserContext, origin: string): Promise<string[]> => {
  const strays: string[] = [];
  const isElsewhere = (url: URL) => url.origin !== origin;
  await context.route(isElsewhere, async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) strays.push(request.url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  return strays;
};
