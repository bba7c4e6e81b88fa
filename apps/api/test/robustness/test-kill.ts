import { startApi, type Api } from './test-process.ts';
import { asking, isWhole, writers, type Promised, type Writer } from './test-writers.ts';

interface Kept {
  readonly workspace: string;
  readonly promised: Promised;
}

/** Writes one after the other without end, and records what every answer acknowledged. */
const writing = async (
  url: string,
  workspace: string,
  writer: Writer,
  acknowledged: (kept: Kept) => void,
): Promise<never> => {
  for (let nth = 0; ; nth += 1)
    acknowledged({ workspace, promised: await writer(asking(url, workspace), nth) });
};

/** Writes with eight clients at the same time and kills the API after `killAfter` answers, while other writes are in progress. */
const writeAndKill = async ({ url, kill }: Api, round: string, killAfter: number) => {
  const kept: Kept[] = [];
  const acknowledged = (one: Kept) => {
    if (kept.push(one) === killAfter) void kill();
  };
  const workspaces = [`${round}-a`, `${round}-b`];
  const ends = (await Promise.allSettled(
    workspaces.flatMap((workspace) =>
      writers.map((writer) => writing(url, workspace, writer, acknowledged)),
    ),
  )) as PromiseRejectedResult[];
  const refused = ends.find(({ reason }) => !(reason instanceof TypeError));
  if (refused) throw new Error('A write was refused before the kill.', { cause: refused.reason });
  const whole = workspaces.map((workspace) => ({ workspace, promised: isWhole }));
  return { kept, whole };
};

const countBroken = async (url: string, kept: readonly Kept[]): Promise<number> => {
  const left = kept.values();
  const check = async () => {
    let broken = 0;
    for (const { workspace, promised } of left)
      if (!(await promised(asking(url, workspace)))) broken += 1;
    return broken;
  };
  const counts = await Promise.all([check(), check(), check(), check()]);
  return counts.reduce((sum, count) => sum + count, 0);
};

/**
 * Kills the API repeatedly during writes, always on the same file, and then checks every write that it
 * acknowledged.
 */
export const killAgainAndAgain = async (
  database: string,
  killAfter: readonly number[],
  tell: (text: string) => void = () => {},
) => {
  const promises: Kept[] = [];
  let acknowledged = 0;
  for (const [round, after] of killAfter.entries()) {
    const api = await startApi(database);
    const { kept, whole } = await writeAndKill(api, `round-${round}`, after).finally(api.kill);
    promises.push(...kept, ...whole);
    acknowledged += kept.length;
    tell(`kill ${round + 1}: ${kept.length} writes acknowledged`);
  }
  const api = await startApi(database);
  const broken = await countBroken(api.url, promises).finally(api.kill);
  return { acknowledged, broken };
};
