import { array, constant, constantFrom, oneof, record } from 'fast-check';
import { text, type BadBody } from './test-bad-text.ts';

const pointer = oneof(
  constantFrom('', '/', '/title', '/price', '/-', '/0', '/tags/-', '/~2', 'title', '/title/length'),
  constantFrom('/__proto__/x', '/constructor/prototype/x', '/toString', '/id', '/updated_at'),
  text.map((name) => `/${name}`),
);
const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
const patchValue = oneof(
  constantFrom('1', '-1', '1e400', '""', 'null', '{}', '[[[]]]', '"\\ud800"', '"\\u0000"', deep),
  constantFrom('{"__proto__": {"admin": true}}', `"${'z'.repeat(30_000)}"`),
);
const patchOperation = record({
  op: constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test', 'spam'),
  path: oneof(constantFrom('/title', '/price', '/stock', ''), pointer),
  from: oneof(constantFrom('/title', '/description', ''), pointer),
  value: oneof(constantFrom('1', '"Tea"'), patchValue),
}).map(
  ({ op, path, from, value }) =>
    `{"op": "${op}", "path": ${JSON.stringify(path)}, "from": ${JSON.stringify(from)}, "value": ${value}}`,
);
export const patch: BadBody = record({
  type: constant('application/json-patch+json'),
  body: oneof(
    array(patchOperation, { maxLength: 4 }).map((all) => `[${all.join(', ')}]`),
    array(oneof(patchOperation, patchValue), { maxLength: 60, size: 'max' }).map(
      (all) => `[${all.join(',')}]`,
    ),
    patchOperation,
    patchValue,
  ),
});
