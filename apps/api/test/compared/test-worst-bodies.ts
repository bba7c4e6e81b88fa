import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import { largeBodies, typeOfLarge } from '../robustness/test-large-requests.ts';
import { bytesOf } from '../robustness/test-request-bytes.ts';

const { addBook } = api.books;
const { executeGraphql } = api.graphql;
const { changeBooksInBulk } = api.bulkLab;
const { importBooks } = api.csvLab;

/** The large bodies that take the API longest, or whose answers were the longest ones before they had a limit. */
const worst: readonly (readonly [Endpoint, string])[] = [
  [importBooks, 'empty columns'],
  [importBooks, 'rows with one field'],
  [importBooks, 'empty fields'],
  [addBook, 'unknown members at object 0'],
  [addBook, 'commas'],
  [changeBooksInBulk, 'unknown members at an item of 50 1'],
  [executeGraphql, 'an input with unknown members'],
  [executeGraphql, 'unknown fields with long names'],
];

const requestOf = (endpoint: Endpoint, what: string): Buffer => {
  const body = largeBodies(endpoint)[what];
  if (body === undefined) throw new Error(`No body of ${endpoint.path} has ${what}.`);
  const { method, url, headers } = exampleRequest(endpoint, '/w/worst/v1/practice');
  return bytesOf(method, url, { ...headers, 'Content-Type': typeOfLarge(endpoint) }, body);
};

export const worstRequests = (): readonly Buffer[] =>
  worst.map(([endpoint, what]) => requestOf(endpoint, what));
