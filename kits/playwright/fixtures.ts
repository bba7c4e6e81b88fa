import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { Checkout } from './pages/checkout.ts';
import { Shop } from './pages/shop.ts';

export { expect } from '@playwright/test';

const { API_URL = 'http://127.0.0.1:3001', WORKSPACE = 'public' } = process.env;

interface Fixtures {
  /** The name of a new workspace for this test, which is deleted after it. */
  readonly workspace: string;
  /** The API in that workspace: `api.get('books')`. */
  readonly api: APIRequestContext;
  /** The same API, called with a token. */
  readonly member: APIRequestContext;
  readonly shop: Shop;
  readonly checkout: Checkout;
}

export const test = base.extend<Fixtures>({
  workspace: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: API_URL });
    const made = await request.post(`/w/${WORKSPACE}/v1/practice/workspaces`);
    if (made.status() === 403)
      throw new Error(
        'WORKSPACE is not set to the key of your sheet, and the class takes only its members.',
      );
    const { name } = await made.json();
    await use(name);
    await request.delete(`/w/${name}/v1/practice/workspace`);
    await request.dispose();
  },

  api: async ({ playwright, workspace }, use) => {
    const baseURL = `${API_URL}/w/${workspace}/v1/practice/`;
    const request = await playwright.request.newContext({ baseURL });
    await use(request);
    await request.dispose();
  },

  member: async ({ playwright, workspace, api }, use) => {
    const answer = await api.post('auth', {
      data: { username: 'reader', password: 'amber-Falcon-92' },
    });
    await expect(answer).toBeOK();
    const { token } = await answer.json();
    const request = await playwright.request.newContext({
      baseURL: `${API_URL}/w/${workspace}/v1/practice/`,
      extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    });
    await use(request);
    await request.dispose();
  },

  shop: ({ page }, use) => use(new Shop(page)),
  checkout: ({ page }, use) => use(new Checkout(page)),
});
