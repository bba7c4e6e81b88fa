import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { redesigns } from '../../packages/defects/src/redesigns/redesigns.ts';
import { Failure } from './failure.ts';
import type { Ports } from './ports.ts';

type Known = (typeof redesigns)[number];

/** What `--redesign` names; nothing without it. */
export const readRedesign = (args: readonly string[]): Known | undefined => {
  const options = { redesign: { type: 'string' } } as const;
  const { redesign: name } = parseArgs({ args: [...args], options, strict: false }).values;
  const known = redesigns.find(({ id }) => id === name);
  if (name === undefined || known) return known;
  const list = redesigns.map(({ id, text }) => `  ${id.padEnd(10)}${text}`);
  throw new Failure(`There is no such redesign. There are:\n\n${list.join('\n')}`);
};

/** An instance of the graded build, with the redesign and no defect, until it is stopped. */
export const startRedesign = async (
  { id, text }: Known,
  ports: Ports,
  host: string,
  stopped: AbortSignal,
): Promise<void> => {
  const { startInstance } = await import('../../apps/grader/src/instance/start-instance.ts');
  const inside = { redesign: id, host, webPort: ports.web, apiPort: ports.api };
  const instance = await startInstance(inside);
  const map = resolve(`packages/defects/src/redesigns/${id}.json`);
  console.log(
    `\n  Sparring is ready, in another form.\n\n  ${text}\n\n    The site       http://localhost:${ports.web}\n    The API        http://localhost:${ports.api}/v1/practice/ping\n    Its new names  ${map}\n\n  Ctrl-C stops both.\n`,
  );
  const end = await Promise.race([instance.died, once(stopped, 'abort')]);
  if (typeof end === 'string') throw new Failure(end);
  await instance.stop();
};
