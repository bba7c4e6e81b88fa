import type { Page } from '@playwright/test';

/** The card with this heading; the cards are groups of their page. */
export const card = (page: Page, heading: string) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
