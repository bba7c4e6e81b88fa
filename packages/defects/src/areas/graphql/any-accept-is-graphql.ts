import { defect } from '../../defect.ts';
import { askGraphql } from '../../graphql.ts';

export default defect({
  id: 'any-accept-is-graphql',
  rule: 'GRAPHQL-11',
  level: 'hard',
  technique: 'contract',
  file: 'packages/contracts/src/graphql-endpoints.ts',
  from: "mediaTypes: ['application/json', graphqlType]",
  to: "mediaTypes: [graphqlType, 'application/json']",
  printed: ['documents', 'GraphQL'],
  seen: 'A client that accepts anything gets application/graphql-response+json.',
  hints: [
    'Look at the headers of a GraphQL answer.',
    'Send the Accept header of most tools: */*.',
    'POST with Accept: */*: Content-Type is application/json.',
  ],
  caught: async ({ api, expect }) => {
    const { headers } = await askGraphql(api, '{ __typename }', {}, '*/*');
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  },
});
