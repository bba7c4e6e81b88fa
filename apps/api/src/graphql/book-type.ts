import { GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql';
import { book, type Book } from '@sparring/contracts/book';
import type { StoredBook } from '../books/row.ts';
import { etagOf } from '../http/read/conditional.ts';
import { createListField } from './connection.ts';
import type { Context } from './context.ts';
import { camel, membersOf, typeOf } from './from-contract.ts';

export const listField = createListField(() => bookType);

/** A book with the fields of the contract, its version, and the other books of its author. */
export const bookType: GraphQLObjectType<StoredBook, Context> = new GraphQLObjectType({
  name: 'Book',
  fields: () => ({
    ...Object.fromEntries(
      membersOf(book, 'output').map((member) => [
        camel(member.name),
        {
          type: typeOf(member),
          description: member.description,
          resolve: ({ book: found }: StoredBook) => found[member.name as keyof Book],
        },
      ]),
    ),
    etag: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'The version of the book. Send it in the argument ifMatch of a change.',
      resolve: ({ version }: StoredBook) => etagOf(version),
    },
    booksByAuthor: listField(
      'The books of the author, this one included.',
      ['first', 'after'],
      ({ book: { author } }: StoredBook) => ({ author }),
    ),
  }),
});
