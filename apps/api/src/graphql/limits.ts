import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { graphqlLimits } from '@sparring/contracts/graphql';
import { pageSize } from '@sparring/contracts/paging';
import { overLimit } from './over-limit.ts';
import { listNames } from './schema.ts';

type Variables = Readonly<Record<string, unknown>>;
type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** The place of a selection in the query. */
interface Position {
  readonly depth: number;
  /** How many times the answer can contain it. */
  readonly repetitions: number;
  /** The fragments around it, so that one that contains itself is visited once. The validation refuses it later. */
  readonly enclosing: readonly string[];
}

const isIntrospection = (name: string): boolean => name.startsWith('__');

/** The highest number of books in a list. An invalid number counts as the highest one. */
const highestBooksIn = (field: FieldNode, variables: Variables): number => {
  const value = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (value === undefined) return pageSize.byDefault;
  const first =
    value.kind === Kind.VARIABLE
      ? variables[value.name.value]
      : value.kind === Kind.INT && Number(value.value);
  return typeof first === 'number' && first > 0 && first < pageSize.most ? first : pageSize.most;
};

/** Counts what one definition asks for, and throws as soon as a count is over its limit. */
const measure = (
  definition: Definition,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): void => {
  const total = { aliases: 0, fields: 0, books: 0 };

  const visitField = (field: FieldNode, { depth, repetitions, enclosing }: Position): void => {
    const name = field.name.value;
    if (field.alias && (total.aliases += 1) > graphqlLimits.aliases)
      throw overLimit('TOO_MANY_ALIASES', { nodes: field });
    if (field.alias && field.alias.value.length > graphqlLimits.aliasLength)
      throw overLimit('ALIAS_TOO_LONG', { nodes: field });
    if (depth > graphqlLimits.depth) throw overLimit('QUERY_TOO_DEEP', { nodes: field });
    const isList = listNames.has(name);
    const repetitionsBelow = isList ? repetitions * highestBooksIn(field, variables) : repetitions;
    if (isList && (total.books += repetitionsBelow) > graphqlLimits.books)
      throw overLimit('QUERY_TOO_COMPLEX', { nodes: field });
    const depthBelow = isIntrospection(name) ? -Infinity : depth + 1;
    visitAll(field.selectionSet?.selections, {
      depth: depthBelow,
      repetitions: repetitionsBelow,
      enclosing,
    });
  };

  const visitAll = (selections: readonly SelectionNode[] = [], at: Position): void => {
    for (const node of selections) {
      total.fields += 1;
      if (total.fields > graphqlLimits.fields) throw overLimit('TOO_MANY_FIELDS', { nodes: node });
      if (node.kind === Kind.FIELD) visitField(node, at);
      else if (node.kind === Kind.INLINE_FRAGMENT) visitAll(node.selectionSet.selections, at);
      else visitSpread(node.name.value, at);
    }
  };

  const visitSpread = (name: string, at: Position): void => {
    const fragment = fragments.get(name);
    if (fragment === undefined || at.enclosing.includes(name)) return;
    visitAll(fragment.selectionSet.selections, { ...at, enclosing: [...at.enclosing, name] });
  };

  const { selections } = definition.selectionSet;
  /* The levels of a fragment count where it is used. */
  if (definition.kind === Kind.OPERATION_DEFINITION)
    visitAll(selections, { depth: 1, repetitions: 1, enclosing: [] });
  else
    visitAll(selections, { depth: -Infinity, repetitions: 1, enclosing: [definition.name.value] });
};

/**
 * Throws if a definition of the document asks for more than graphqlLimits. It runs before the validation, whose
 * time can grow with the square of the number of fields.
 */
export const requireWithinLimits = (document: DocumentNode, variables: Variables): void => {
  const definitions = document.definitions.filter(
    (definition): definition is Definition =>
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  for (const definition of definitions)
    measure(definition, fragments, { ...defaultsOf(definition), ...variables });
};

/** The default values of whole numbers. */
const defaultsOf = ({ variableDefinitions = [] }: Definition): Variables =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
    ]),
  );
