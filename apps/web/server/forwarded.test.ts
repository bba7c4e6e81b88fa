import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { trustedProxies } from '@sparring/serving/proxies';
import { createProxy } from './proxy.ts';
import { echo, listening, untilTheEnd } from './test-servers.ts';

const forwarded = {
  'x-forwarded-for': '8.8.8.8, 10.0.0.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'school.test',
};

/** The headers that the API gets from a site that trusts these, and the host of the site. */
const passedOn = async (...trusted: string[]) => {
  const { url: api } = await listening(echo);
  const proxy = createProxy({ api, proxies: trustedProxies(trusted), report: () => {} });
  untilTheEnd(proxy);
  const { url } = await listening(express().use(proxy.handle));
  const reply = await request(url).get('/items').set(forwarded);
  return { headers: JSON.parse(reply.text).headers, host: new URL(url).host };
};

test('tells the API the address, scheme and host of the request, whatever the client forwards', async () => {
  const { headers, host } = await passedOn();
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': host,
  });
});

test('tells the API what a trusted proxy forwards, and the last address that no such proxy has', async () => {
  const { headers } = await passedOn('127.0.0.1');
  expect(headers).toMatchObject({ ...forwarded, 'x-forwarded-for': '10.0.0.7' });
});
