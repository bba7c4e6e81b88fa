import { api } from '@sparring/contracts/api';
import { bodyFormat, type BodyFormat, type Endpoint } from '@sparring/contracts/endpoint';
import { fillPath } from '@sparring/contracts/print/request';
import type { SampleParts } from '@sparring/contracts/print/multipart';
import { contentType } from '../support/upload-files.ts';
import { itemGaps, memberGaps, members, valueGaps, values } from './test-large-json.ts';
import { largeGraphql } from './test-large-graphql.ts';
import { largeCsv, largeForms, largeMultipart, type Bodies } from './test-large-text.ts';

/** The largest body that the API reads, except of files. */
const size = 102_400;

/** Numbers of items: a few, and as many as lists of the API have. */
const counts = [1, 20, 50, 200];

const crossed = <Fill>(
  gaps: readonly ((size: number, fill: Fill) => string)[],
  fillings: Readonly<Record<string, Fill>>,
  where: string,
): (readonly [string, string])[] =>
  Object.entries(fillings).flatMap(([what, fill]) =>
    gaps.map((gap, at) => [`${what} at ${where} ${at}`, gap(size, fill)] as const),
  );

const notJson: Bodies = {
  'closing braces': `[${'}'.repeat(size - 1)}`,
  commas: `[${','.repeat(size - 1)}`,
  words: 'nope '.repeat(size / 5),
  'line breaks': `${'\n'.repeat(size - 1)}x`,
  'a text without an end': `"${'x'.repeat(size - 1)}`,
  'nested lists without an end': '['.repeat(size),
};

const largeJson = (example: unknown): Bodies => ({
  ...notJson,
  ...Object.fromEntries([
    ...crossed(valueGaps(example), values, 'value'),
    ...crossed(memberGaps(example), members, 'object'),
    ...counts.flatMap((count) => crossed(itemGaps(example, count), members, `an item of ${count}`)),
  ]),
});

const bodies: Record<BodyFormat, (example: unknown) => Bodies> = {
  json: largeJson,
  form: (example) => largeForms(example as Readonly<Record<string, string>>, size),
  csv: (example) => largeCsv(example as string, size),
  multipart: (example) => largeMultipart(example as SampleParts),
};

/** The largest bodies of an endpoint, in every shape that could make a long answer. */
export const largeBodies = (endpoint: Endpoint): Bodies => ({
  ...bodies[bodyFormat(endpoint)](endpoint.example.body),
  ...(endpoint === (api.graphql.executeGraphql as Endpoint) && largeGraphql(size)),
});

export const typeOfLarge = ({ bodyTypes, ...rest }: Endpoint): string =>
  bodyFormat({ bodyTypes, ...rest } as Endpoint) === 'multipart'
    ? contentType
    : (bodyTypes?.[0] ?? 'application/json');

/** Room for a target within the 16 KiB of a head. */
const targetSize = 15_000;

/** The longest targets of an endpoint, by what multiplies in them. */
export const largeTargets = (
  endpoint: Endpoint,
  base: string,
): Readonly<Record<string, string>> => {
  const { path, example, query, params = {} } = endpoint;
  const target = base + fillPath(path, example.params ?? {});
  const search = (unit: (nth: number) => string): string => {
    let all = `${target}?`;
    for (let nth = 0; all.length < targetSize; nth += 1) all += unit(nth);
    return all;
  };
  const perParameter = Object.keys(query?.shape ?? {}).flatMap((name) => [
    [`${name} again and again`, search(() => `${name}=&`)],
    [`a long ${name}`, search((nth) => (nth === 0 ? `${name}=x` : 'x'))],
    [`control characters in ${name}`, search((nth) => (nth === 0 ? `${name}=%01` : '%01'))],
  ]);
  return {
    'unknown parameters': search((nth) => `_${nth}&`),
    'unknown parameters with long names': search((nth) => `${'~'.repeat(90)}${nth}&`),
    'nothing but separators': search(() => '&'),
    ...Object.fromEntries(perParameter),
    ...(Object.keys(params).length > 0 && {
      'a long parameter of the path':
        base + path.replaceAll(/\{\w+\}/g, 'x'.repeat(targetSize / 2)),
    }),
  };
};
