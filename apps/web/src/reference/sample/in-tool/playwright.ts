import { indented, jsonInCall, single } from '@sparring/contracts/print/sample-body';
import { type Body, type DescribedCall, headersToWrite, isEmpty, isRedirect } from './described.ts';

const bodyOption = ({ format, value }: Body): string => {
  if (format === 'csv') return `data: ${single(value)},`;
  return `${format === 'form' ? 'form' : 'data'}: ${jsonInCall(value)},`;
};

export const playwrightTest = (call: DescribedCall): string => {
  const headers = headersToWrite(call);
  const options = [
    ...(call.method === 'GET' ? [] : [`method: ${single(call.method)},`]),
    ...(isEmpty(headers) ? [] : [`headers: ${jsonInCall(headers)},`]),
    ...(call.body ? [bodyOption(call.body)] : []),
    ...(isRedirect(call) ? ['maxRedirects: 0,'] : []),
  ];
  const given = options.length === 0 ? '' : `, {\n  ${options.join('\n  ')}\n}`;
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    `test(${single(call.title)}, async ({ request }) => {`,
    `  const response = await request.fetch(${single(call.url)}${indented(given, '  ')});`,
    `  expect(response.status()).toBe(${call.status});`,
    '});',
  ].join('\n');
};
