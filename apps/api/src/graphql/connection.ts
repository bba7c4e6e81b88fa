import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLNullableType,
} from 'graphql';
import { bookSorts, inOrder } from '@sparring/contracts/book';
import { connectionArguments } from '@sparring/contracts/graphql';
import { positionOf, type BookSlice, type SliceQuery } from '../books/slice.ts';
import type { StoredBook } from '../books/row.ts';
import { validated } from '../http/read/validation.ts';
import type { Context } from './context.ts';
import { cursorOf, positionIn } from './cursor.ts';
import { camel, enumOf, membersOf } from './from-contract.ts';

interface Page extends BookSlice {
  readonly query: SliceQuery;
}

const sure = <Type extends GraphQLNullableType>(type: Type) => new GraphQLNonNull(type);

const cursorAt = ({ query }: Page, stored: StoredBook | undefined): string | undefined =>
  stored && cursorOf(query, positionOf(query.sort, stored.book));

const pageInfo = new GraphQLObjectType<Page>({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: sure(GraphQLBoolean), resolve: ({ books, left }) => left > books.length },
    hasPreviousPage: { type: sure(GraphQLBoolean), resolve: ({ total, left }) => total > left },
    startCursor: { type: GraphQLString, resolve: (page) => cursorAt(page, page.books[0]) },
    endCursor: { type: GraphQLString, resolve: (page) => cursorAt(page, page.books.at(-1)) },
  },
});

/** The type of a list. `node` returns the type of a book, which has such a list itself. */
const connectionType = (node: () => GraphQLObjectType<StoredBook, Context>) => {
  const edge = new GraphQLObjectType<{ readonly page: Page; readonly node: StoredBook }>({
    name: 'BookEdge',
    fields: () => ({
      cursor: { type: sure(GraphQLString), resolve: (at) => cursorAt(at.page, at.node) },
      node: { type: sure(node()) },
    }),
  });
  return new GraphQLObjectType<Page>({
    name: 'BookConnection',
    description: 'A part of a list of books.',
    fields: {
      edges: {
        type: sure(new GraphQLList(sure(edge))),
        resolve: (page) => page.books.map((found) => ({ page, node: found })),
      },
      pageInfo: { type: sure(pageInfo), resolve: (page) => page },
      totalCount: {
        type: sure(GraphQLInt),
        description: 'The number of books on all pages.',
        resolve: ({ total }) => total,
      },
    },
  });
};

const enums: Readonly<Record<string, GraphQLEnumType>> = {
  sort: enumOf('BookSort', bookSorts),
  order: enumOf('SortOrder', ['asc', 'desc']),
};

const members = membersOf(connectionArguments, 'output');

/** The names of all arguments of a list in the contract. */
export const allArguments: readonly string[] = members.map(({ name }) => name);

/** The arguments under their names in the contract. Numbers are checked as text, as in an address. */
const asInAddress = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    members
      .map(({ name }) => [name, args[camel(name)] ?? undefined] as const)
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value] as const)
      .filter(([, value]) => value !== undefined),
  );

type ListField = <Source>(
  description: string,
  names: readonly string[],
  filtersOf: (source: Source) => Pick<SliceQuery, 'author'>,
) => GraphQLFieldConfig<Source, Context>;

/** Makes fields with a list of books. `filtersOf` returns the filters that follow from the object of the field. */
export const createListField = (node: Parameters<typeof connectionType>[0]): ListField => {
  const type = connectionType(node);
  return (description, names, filtersOf) => ({
    type,
    description,
    args: Object.fromEntries(
      members
        .filter(({ name }) => names.includes(name))
        .map((member) => [
          camel(member.name),
          { type: enums[member.name] ?? member.type, description: member.description },
        ]),
    ),
    resolve: async (source, args, { slice }): Promise<Page> => {
      const { after, ...sent } = validated(connectionArguments, asInAddress(args), 'list');
      const parameters = inOrder(sent);
      const position = after === undefined ? undefined : positionIn(after, parameters);
      const query = { ...parameters, ...filtersOf(source), after: position };
      return { ...(await slice(query)), query };
    },
  });
};
