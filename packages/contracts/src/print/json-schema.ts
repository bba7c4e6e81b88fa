import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Takes the named schemas out of a document: the place where each is described once. */
export type Components = Record<string, unknown>;

/** A format says it for everybody; the pattern that zod checks it with misleads who parses the value first. */
const formatAlone = ({ jsonSchema }: { jsonSchema: Json }): void => {
  if (jsonSchema['format'] !== undefined) delete jsonSchema['pattern'];
};

/** The key in the components of what a `$ref` stands for. */
export const componentName = (ref: string): string => ref.split('/').at(-1)!;

/** A schema in JSON Schema 2020-12; named schemas move to the document's components. */
export const schemaOf = (
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Components,
): Json => {
  const {
    $schema: _,
    $defs = {},
    ...printed
  } = z.toJSONSchema(schema, {
    io,
    override: formatAlone,
  }) as Json;
  const moved = JSON.parse(
    JSON.stringify({ $defs, printed }).replaceAll('#/$defs/', '#/components/schemas/'),
  ) as { $defs: Components; printed: Json };
  Object.assign(components, moved.$defs);
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
