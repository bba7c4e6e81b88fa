import type { Arbitrary } from 'fast-check';
import { api } from '@sparring/contracts/api';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { exampleRequest } from '@sparring/contracts/print/request';
import { csv } from './test-bad-csv.ts';
import { graphql } from './test-bad-graphql.ts';
import { multipart } from './test-bad-multipart.ts';
import { patch } from './test-bad-patch.ts';
import type { BadBody } from './test-bad-text.ts';
import type { RawRequest } from './test-raw.ts';

/** A request whose path and headers are as documented, and whose body is not. */
const requestTo = (endpoint: Endpoint, bad: BadBody): Arbitrary<RawRequest> => {
  const { method, url } = exampleRequest(endpoint, '/w/nearly/v1/practice');
  return bad.map(({ type, body }) => ({
    method,
    target: url,
    headers: [['Content-Type', type]],
    body,
  }));
};

/** The bodies of a format, and the endpoint that takes it. */
export const badBodies = [
  ['multipart', requestTo(api.uploads.uploadFiles, multipart)],
  ['CSV', requestTo(api.csvLab.importBooks, csv)],
  ['JSON Patch', requestTo(api.patchLab.patchBookByOperations, patch)],
  ['GraphQL', requestTo(api.graphql.executeGraphql, graphql)],
] as const;
