import { sampleAccount } from '@sparring/contracts/auth';
import { expect, smoke, test } from '../test.ts';

interface Collection {
  readonly variable: readonly { readonly key: string; readonly value: string }[];
}

test(
  'the quick start leads to answers in the workspace of the reader [DOC-08]',
  smoke,
  async ({ page, request }) => {
    await page.goto('/api/bookapi?workspace=quick-reader');
    const base = (await page.getByTestId('quick-base').textContent()) ?? '';
    expect(base).toMatch(/\/w\/quick-reader\/v1\/practice$/);
    const call = (await page.getByTestId('quick-call').textContent()) ?? '';
    const books = await request.get(call.split("'")[1] ?? '');
    expect(await books.json()).toHaveLength(2);
    const address = (await page.getByTestId('quick-postman').textContent()) ?? '';
    const { variable }: Collection = await (await request.get(address)).json();
    expect(variable).toContainEqual(expect.objectContaining({ value: 'quick-reader' }));
    await expect(page.getByTestId('quick-start')).toContainText(sampleAccount.password);
    const token = await request.post(`${base}/auth`, { data: sampleAccount });
    expect(token.status()).toBe(200);
  },
);
