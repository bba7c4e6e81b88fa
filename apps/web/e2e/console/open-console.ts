import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Opens the console and waits until it is live. `send` is a suite in another tool. */
export const openConsole = async (page: Page, request: APIRequestContext, path = '/console') => {
  await page.goto(path);
  await expect(page.getByTestId('console-status')).toContainText('Live.');
  const base = await page.getByTestId('console-base').innerText();
  const send = (method: string, call: string, data?: object) =>
    request.fetch(base + call, { method, ...(data && { data }) });
  return { base, send, requests: page.getByTestId('console-requests').getByRole('link') };
};
