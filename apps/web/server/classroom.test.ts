import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { classroomHeaders, pagePath } from './classroom.ts';
import { securityHeaders } from './security.ts';

test.each([
  ['/join/k7q2-9xwm', '/join'],
  ['/desk/7', '/desk'],
  ['/desk/7/sheet', '/desk'],
  ['/desk/7/', '/desk'],
  ['/About/', '/about'],
  ['/', '/'],
  ['/desk/api', '/desk/api'],
  ['/desk/7/other', '/desk/7/other'],
  ['/join/k7q2-9xwm/more', '/join/k7q2-9xwm/more'],
  ['/desktop', '/desktop'],
])('%s has the page of %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});

const site = express()
  .use(securityHeaders(undefined), classroomHeaders)
  .use((_request, response) => void response.send('the page'));

test.each(['/desk', '/Desk/7', '/desk/7/sheet', '/join/k7q2-9xwm', '/JOIN/k7q2-9xwm'])(
  'no page frames %s, and no search engine lists it',
  async (path) => {
    const { headers } = await request(site).get(path).expect(200);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    });
  },
);

test('the other pages keep their headers', async () => {
  const { headers } = await request(site).get('/desktop').expect(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers).not.toHaveProperty('x-robots-tag');
});
