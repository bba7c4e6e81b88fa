import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Tool } from '../../../session/chosen-tool.ts';
import { cypressTest } from './cypress.ts';
import { describeCall, type DescribedCall } from './described.ts';
import { playwrightTest } from './playwright.ts';
import { postmanScript } from './postman.ts';
import { playwrightPythonTest, pytestTest } from './python.ts';
import { restAssuredTest } from './rest-assured.ts';

const printers: Readonly<Record<Tool, (call: DescribedCall) => string>> = {
  playwright: playwrightTest,
  'playwright-python': playwrightPythonTest,
  'selenium-python': pytestTest,
  'selenium-java': restAssuredTest,
  cypress: cypressTest,
  postman: postmanScript,
};

/** The documented example as a test in a tool; undefined if there is none. */
export const testIn = (
  tool: Tool,
  id: string,
  endpoint: Endpoint,
  base: string,
): string | undefined => {
  const call = describeCall(id, endpoint, base);
  /* cy.request refuses a method that it does not know. */
  if (tool === 'cypress' && endpoint.method === 'QUERY') return undefined;
  return call && printers[tool](call);
};
