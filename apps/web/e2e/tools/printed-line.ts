import type { Page } from '@playwright/test';

/** The test ids of what a printed line of Playwright finds. The line runs as it stands. */
export const foundByPlaywright = (page: Page, line: string): Promise<string[]> =>
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('page', `return ${line}`)(page).evaluateAll((all: readonly HTMLElement[]) =>
    all.map(({ dataset }) => dataset['testid'] ?? 'no test id'),
  );

/** The test ids of what the selectors of a printed line of Cypress find, from one root to the next. */
export const foundByCypress = (page: Page, line: string): Promise<string[]> =>
  page.evaluate((printed) => {
    const steps = printed.matchAll(/\.(get|find|shadow|its)\((?:'([^']*)')?\)/g);
    let found: Element[] = [];
    let roots: ParentNode[] = [document];
    for (const [, command, argument = ''] of steps) {
      if (command === 'shadow') roots = found.flatMap(({ shadowRoot }) => shadowRoot ?? []);
      else if (command === 'its') {
        roots = (found as HTMLIFrameElement[]).flatMap(
          ({ contentDocument }) => contentDocument?.body ?? [],
        );
      } else found = roots.flatMap((root) => [...root.querySelectorAll(argument)]);
    }
    return found.map((element) => element.getAttribute('data-testid') ?? 'no test id');
  }, line);
