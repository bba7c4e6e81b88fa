import { pythonLiteral } from '@sparring/contracts/print/sample-body';
import { type Body, type DescribedCall, headersToWrite, isEmpty, isRedirect } from './described.ts';

type Names = Readonly<Record<Body['format'], string>>;

const bodyArgument = ({ format, value }: Body, names: Names): string =>
  format === 'csv'
    ? `${names.csv}=${JSON.stringify(value)}.encode(),`
    : `${names[format]}=${pythonLiteral(value)},`;

const callOf = (call: DescribedCall, opening: string, names: Names, noRedirect: string) => {
  const headers = headersToWrite(call);
  return [
    `    response = ${opening}(`,
    ...[
      ...(isEmpty(headers) ? [] : [`headers=${pythonLiteral(headers)},`]),
      ...(call.body ? [bodyArgument(call.body, names)] : []),
      ...(isRedirect(call) ? [noRedirect] : []),
    ].map((line) => `        ${line.replaceAll('\n', '\n    ')}`),
    '    )',
  ];
};

const nameOf = ({ id }: DescribedCall): string =>
  `test_${id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

export const pytestTest = (call: DescribedCall): string => {
  const [opening = '', ...rest] = callOf(
    call,
    'requests.request',
    { json: 'json', form: 'data', csv: 'data' },
    'allow_redirects=False,',
  );
  return [
    'import requests',
    '',
    '',
    `def ${nameOf(call)}():`,
    opening,
    `        ${JSON.stringify(call.method)},`,
    `        ${JSON.stringify(call.url)},`,
    ...rest,
    `    assert response.status_code == ${call.status}`,
  ].join('\n');
};

export const playwrightPythonTest = (call: DescribedCall): string => {
  const [opening = '', ...rest] = callOf(
    call,
    'request.fetch',
    { json: 'data', form: 'form', csv: 'data' },
    'max_redirects=0,',
  );
  return [
    'from playwright.sync_api import Playwright',
    '',
    '',
    `def ${nameOf(call)}(playwright: Playwright):`,
    '    request = playwright.request.new_context()',
    opening,
    `        ${JSON.stringify(call.url)},`,
    `        method=${JSON.stringify(call.method)},`,
    ...rest,
    `    assert response.status == ${call.status}`,
  ].join('\n');
};
