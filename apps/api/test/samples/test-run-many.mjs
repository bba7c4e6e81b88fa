// Runs many JavaScript samples, one after the other: a line of JSON with code and folder comes in, one with the output goes out.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { format } from 'node:util';

const { console: printer } = globalThis;

for await (const line of createInterface({ input: process.stdin })) {
  const { id, code, folder } = JSON.parse(line);
  const printed = [];
  printer.log = (...values) => void printed.push(`${format(...values)}\n`);
  process.chdir(folder);
  const failed = await import(
    `data:text/javascript,${encodeURIComponent(`${code}\n// ${id}`)}`
  ).then(
    () => undefined,
    (error) => format(error),
  );
  if (!process.stdout.write(`${JSON.stringify({ id, output: printed.join(''), failed })}\n`))
    await once(process.stdout, 'drain');
}
