import { z } from 'zod';

export type Json = Record<string, unknown>;

/** The `components` of a document, which describe each named schema once. */
export type Components = Record<string, unknown>;

/** Drops the pattern of a schema with a format: it is how zod checks text, and wrong for a client that parses the value first. */
const formatAlone = ({ jsonSchema }: { jsonSchema: Json }): void => {
  if (jsonSchema['format'] !== undefined) delete jsonSchema['pattern'];
};

/** The key in the components that a `$ref` points to. */
export const componentName = (ref: string): string => ref.split('/').at(-1)!;

/** The schema in JSON Schema 2020-12. Named schemas are added to the components. */
export const schemaOf = (
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Components,
): Json => {
  const {
    $schema: _,
    $defs = {},
    ...printed
  } = z.toJSONSchema(schema, { io, override: formatAlone }) as Json;
  const moved = JSON.parse(
    JSON.stringify({ $defs, printed }).replaceAll('#/$defs/', '#/components/schemas/'),
  ) as { $defs: Components; printed: Json };
  /* A schema of requests and replies has one name: a member with a default is required in replies only. */
  for (const [name, described] of Object.entries(moved.$defs))
    if (io === 'input' || !(name in components)) components[name] = described;
  return moved.printed;
};

/** The fields that an object of this schema always has. */
export const requiredFields = (schema: z.ZodType): readonly string[] => {
  const named: Components = {};
  const { $ref, ...printed } = schemaOf(schema, 'output', named) as { $ref?: string };
  const { required = [] } = ($ref ? named[componentName($ref)] : printed) as {
    required?: string[];
  };
  return required;
};
