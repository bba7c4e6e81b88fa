import { indented, jsonInCall, single } from '@sparring/contracts/print/sample-body';
import { type Body, type DescribedCall, headersToWrite, isEmpty, isRedirect } from './described.ts';

const bodyOptions = ({ format, value }: Body): string[] => {
  if (format === 'csv') return [`body: ${single(value)},`];
  return [...(format === 'form' ? ['form: true,'] : []), `body: ${jsonInCall(value)},`];
};

export const cypressTest = (call: DescribedCall): string => {
  const headers = headersToWrite(call);
  const options = [
    `method: ${single(call.method)},`,
    `url: ${single(call.url)},`,
    ...(isEmpty(headers) ? [] : [`headers: ${jsonInCall(headers)},`]),
    ...(call.body ? bodyOptions(call.body) : []),
    ...(isRedirect(call) ? ['followRedirect: false,'] : []),
    ...(call.status >= 400 ? ['failOnStatusCode: false,'] : []),
  ];
  return [
    `it(${single(call.title)}, () => {`,
    `  cy.request({\n    ${indented(options.join('\n  '), '  ')}\n  })`,
    "    .its('status')",
    `    .should('eq', ${call.status});`,
    '});',
  ].join('\n');
};
