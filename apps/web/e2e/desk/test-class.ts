import type { APIRequestContext, Page } from '@playwright/test';
import type { NewClass, SchoolClass } from '@sparring/contracts/desk/class';
import type { Member } from '@sparring/contracts/desk/roster';
import { expect } from '../test.ts';
import { teacherKey } from './teacher-key.ts';

const headers = { Authorization: `Bearer ${teacherKey}` };

/** A class with these members. Outsiders are allowed, because the other tests use the same API. */
export const newClass = async (
  request: APIRequestContext,
  names: readonly string[],
  settings: Partial<NewClass> = {},
) => {
  const call = async (method: string, path: string, data?: object) => {
    const response = await request.fetch(`/desk/api${path}`, { method, headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.status() === 204 ? undefined : response.json();
  };
  const sent: NewClass = { title: 'Thu 3B', outsiders: 'allowed', ...settings };
  const created: SchoolClass = await call('POST', '/classes', sent);
  const path = `/classes/${created.id}`;
  if (names.length > 0) await call('PUT', `${path}/roster`, { text: names.join('\n') });
  const members: Member[] = await call('GET', `${path}/members`);
  const keyOf = (number: number) => members[number - 1]!.key;
  return {
    id: created.id,
    path,
    call,
    keyOf,
    /** A request of a member, in any tool. */
    send: (number: number, method: string, target: string, options: object = {}) =>
      request.fetch(`/w/${keyOf(number)}/v1/practice${target}`, { method, ...options }),
  };
};

export type TestClass = Awaited<ReturnType<typeof newClass>>;

export const logIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Key of the teacher').fill(teacherKey);
  await page.getByRole('button', { name: 'Open the desk' }).click();
};

/** Opens a page of the desk as a teacher who logs in there. */
export const openDesk = async (page: Page, path = ''): Promise<void> => {
  await page.goto(`/desk${path}`);
  await logIn(page);
};

/** Opens a class, and waits until its rows are there. */
export const openClass = async (page: Page, { id }: TestClass, query = ''): Promise<void> => {
  await openDesk(page, `/${id}${query}`);
  await expect(page.getByTestId('desk-connection')).toHaveText('Live.');
};

/** The same refused request three times over more than two seconds, as somebody who tries again. */
export const makeMistake = async ({ send }: TestClass, number: number): Promise<void> => {
  const once = () =>
    send(number, 'POST', '/books', { data: 'a book', headers: { 'Content-Type': 'text/plain' } });
  const began = Date.now();
  await once();
  await once();
  await expect.poll(() => Date.now() - began, { intervals: [200] }).toBeGreaterThan(2100);
  await once();
};
