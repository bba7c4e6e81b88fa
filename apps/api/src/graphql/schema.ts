import {
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isObjectType,
} from 'graphql';
import type { z } from 'zod';
import { bookParams, bookPatch, bookUpdate, newBook } from '@sparring/contracts/book';
import { validated } from '../http/read/validation.ts';
import { bookType, listField } from './book-type.ts';
import { allArguments } from './connection.ts';
import type { Context } from './context.ts';
import { membersOf, typeOf } from './from-contract.ts';

const inputOf = (name: string, description: string, schema: z.ZodType) =>
  new GraphQLInputObjectType({
    name,
    description,
    fields: Object.fromEntries(
      membersOf(schema, 'input').map((member) => [
        member.name,
        { type: typeOf(member), description: member.description },
      ]),
    ),
  });

const id = { type: new GraphQLNonNull(GraphQLID) };
const ifMatch = {
  type: GraphQLString,
  description: 'The etag that you have read. If the book has changed since, nothing is changed.',
};
const idIn = (args: { readonly id: string }): string => validated(bookParams, args, 'id').id;

const query = new GraphQLObjectType<undefined, Context>({
  name: 'Query',
  fields: {
    book: {
      type: bookType,
      description: 'The book with this id.',
      args: { id },
      resolve: (_, args: { readonly id: string }, { find }) => find(idIn(args)),
    },
    books: listField('The books of the workspace.', allArguments, () => ({})),
  },
});

interface Changing {
  readonly id: string;
  readonly changes: object;
  readonly ifMatch?: string | null;
}

const mutation = new GraphQLObjectType<undefined, Context>({
  name: 'Mutation',
  fields: {
    createBook: {
      type: bookType,
      description: 'Stores a new book and gives it an id.',
      args: { input: { type: new GraphQLNonNull(inputOf('BookInput', 'A new book.', newBook)) } },
      resolve: (_, { input }: { readonly input: object }, { workspace, add }) =>
        add(workspace, validated(newBook, input, 'input')),
    },
    updateBook: {
      type: bookType,
      description: 'Changes some fields of a book; null empties the description.',
      args: {
        id,
        changes: {
          type: new GraphQLNonNull(inputOf('BookChanges', 'The fields to change.', bookUpdate)),
        },
        ifMatch,
      },
      resolve: (_, args: Changing, { workspace, change, precondition }) =>
        change(
          workspace,
          idIn(args),
          validated(bookPatch, args.changes, 'changes'),
          precondition(args.ifMatch ?? undefined),
        ),
    },
    deleteBook: {
      type: GraphQLID,
      description: 'Deletes a book and returns its id.',
      args: { id, ifMatch },
      resolve: async (_, args: Omit<Changing, 'changes'>, { workspace, remove, precondition }) => {
        const bookId = idIn(args);
        await remove(workspace, bookId, precondition(args.ifMatch ?? undefined));
        return bookId;
      },
    },
  },
});

/** The books as GraphQL. */
export const schema = new GraphQLSchema({ query, mutation });

/** The fields that are lists: those with the argument `first`. */
export const listNames: ReadonlySet<string> = new Set(
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ args }) => args.some(({ name }) => name === 'first'))
    .map(({ name }) => name),
);
