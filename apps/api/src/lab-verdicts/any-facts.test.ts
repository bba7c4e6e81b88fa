import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { factsByLab, labNames } from '@sparring/contracts/lab-facts/all';
import { judged, type PageFacts } from '@sparring/practice/labs/judges';

/** The parts of JSON Schema in which the facts are described. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | false;
}

const days = fc.constantFrom('0000-01-01', '1582-10-10', '2027-03-31', '9999-12-31');
const words = fc.oneof(
  fc.constantFrom('', '0', '1e400', 'UTC', 'Pacific/Auckland', 'Europe/Nowhere', 'Apples'),
  fc.string({ maxLength: 200 }),
);

const fitting = (pattern: RegExp, most?: number) =>
  fc
    .oneof(words, fc.stringMatching(pattern))
    .map((text) => text.slice(0, most))
    .filter((text) => pattern.test(text));

/** With each reference to a named schema replaced by this schema. */
const inlined = (schema: Schema, named = schema.$defs ?? {}): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value: Schema) => {
    const name = key === '$defs' ? undefined : value?.$ref?.replace('#/$defs/', '');
    return name === undefined ? value : inlined(named[name]!, named);
  }) as Schema;

const objects = ({
  properties = {},
  required = [],
  propertyNames,
  additionalProperties,
}: Schema): fc.Arbitrary<unknown> =>
  additionalProperties
    ? fc.dictionary(anyOf(propertyNames ?? {}) as fc.Arbitrary<string>, anyOf(additionalProperties))
    : fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, anyOf(one)])),
        { requiredKeys: [...required] },
      );

const anyOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const { minimum: min = 0, maximum: max = 1e15 } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyOf));
  switch (schema.type) {
    case 'array':
      return fc.array(anyOf(schema.items ?? {}), { maxLength: schema.maxItems ?? 0 });
    case 'object':
      return objects(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: Math.max(min, -9), max: Math.max(min, 0) + 99 }),
        fc.integer({ min, max: schema.maximum ?? Number.MAX_SAFE_INTEGER }),
      );
    case 'number':
      return fc.double({ min, max, noNaN: true });
    default:
      if (schema.format === 'uuid') return fc.uuid();
      if (schema.format === 'date') return days;
      return schema.pattern ? fitting(new RegExp(schema.pattern), schema.maxLength) : words;
  }
};

test.each(labNames)('every fact that %s may have is judged in words', (lab) => {
  const { schema } = factsByLab[lab];
  const facts = anyOf(inlined(z.toJSONSchema(schema) as Schema));
  let count = 0;
  fc.assert(
    fc.property(facts, (drawn) => {
      const { data } = schema.safeParse(drawn);
      if (!data) return;
      count += 1;
      expect(judged(lab, data as PageFacts, 'ada').text).toMatch(/\S/);
    }),
  );
  expect(count).toBeGreaterThan(30);
});
