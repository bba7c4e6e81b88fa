import { pythonLiteral } from '@sparring/contracts/print/sample-body';
import { type Body, type DescribedCall, headersToWrite, isEmpty, isRedirect } from './described.ts';

/** A function that sends a request, and its arguments. */
interface Sender {
  readonly name: string;
  readonly target: (call: DescribedCall) => readonly string[];
  readonly bodies: Readonly<Record<Body['format'], string>>;
  readonly noRedirect: string;
}

const requests: Sender = {
  name: 'requests.request',
  target: ({ method, url }) => [`${JSON.stringify(method)},`, `${JSON.stringify(url)},`],
  bodies: { json: 'json', form: 'data', csv: 'data' },
  noRedirect: 'allow_redirects=False,',
};

const playwright: Sender = {
  name: 'request.fetch',
  target: ({ method, url }) => [`${JSON.stringify(url)},`, `method=${JSON.stringify(method)},`],
  bodies: { json: 'data', form: 'form', csv: 'data' },
  noRedirect: 'max_redirects=0,',
};

const bodyArgument = ({ format, value }: Body, { bodies }: Sender): string =>
  format === 'csv'
    ? `${bodies.csv}=${JSON.stringify(value)}.encode(),`
    : `${bodies[format]}=${pythonLiteral(value)},`;

const callOf = (call: DescribedCall, sender: Sender): readonly string[] => {
  const headers = headersToWrite(call);
  const args = [
    ...sender.target(call),
    ...(isEmpty(headers) ? [] : [`headers=${pythonLiteral(headers)},`]),
    ...(call.body ? [bodyArgument(call.body, sender)] : []),
    ...(isRedirect(call) ? [sender.noRedirect] : []),
  ];
  return [
    `    response = ${sender.name}(`,
    ...args.map((line) => `        ${line.replaceAll('\n', '\n    ')}`),
    '    )',
  ];
};

const nameOf = ({ id }: DescribedCall): string =>
  `test_${id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

export const pytestTest = (call: DescribedCall): string =>
  [
    'import requests',
    '',
    '',
    `def ${nameOf(call)}():`,
    ...callOf(call, requests),
    `    assert response.status_code == ${call.status}`,
  ].join('\n');

export const playwrightPythonTest = (call: DescribedCall): string =>
  [
    'from playwright.sync_api import Playwright',
    '',
    '',
    `def ${nameOf(call)}(playwright: Playwright):`,
    '    request = playwright.request.new_context()',
    ...callOf(call, playwright),
    `    assert response.status == ${call.status}`,
  ].join('\n');
