import { resolve } from 'node:path';
import { readDefects } from '../packages/defects/src/all.ts';
import { staleOf } from '../apps/grader/test/proof/proven.ts';
import { findChromium } from './browsers/chromium.ts';
import { script } from './programs/failure.ts';
import { runSteps, type TestStep } from './tests/steps.ts';

const perDefect = ['api.proof', 'site.proof'];
const slow = [...perDefect, 'changed-pages.proof'];

interface Selection {
  /** The arguments of Vitest. */
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Every proof; with `--stale` only of defects that have changed since their proof; with `--others` those that are not
 * of single defects; or what is named, as Vitest names it, with `--slice 0/2` half of its defects.
 */
const selectionOf = ([option, ...rest]: readonly string[]): Selection => {
  if (option === '--stale') return { words: [...perDefect, ...rest], env: { PROOF_STALE: '1' } };
  if (option === '--others')
    return { words: [...slow.map((name) => `--exclude=**/${name}.ts`), ...rest], env: {} };
  const words = option === undefined ? [] : [option, ...rest];
  const at = words.indexOf('--slice');
  if (at < 0) return { words, env: {} };
  return { words: words.toSpliced(at, 2), env: { PROOF_SLICE: words[at + 1] } };
};

await script(async (stopped) => {
  const { words, env } = selectionOf(process.argv.slice(2));
  const defects = await readDefects();
  if (env['PROOF_STALE'] && staleOf(defects).length === 0) {
    console.log(
      `The proofs of all ${defects.length} defects are up to date.\n\n0 passed, 0 failed`,
    );
    return 0;
  }
  const proof: TestStep = {
    name: 'proof of the defects',
    cwd: 'apps/grader',
    env: { CHROMIUM_PATH: await findChromium(process.env), ...env },
    reports: [resolve('apps/grader/reports/proof.json')],
    commands: [['vitest', 'run', '--config', 'test/proof/proof.config.ts', ...words]],
  };
  return runSteps([proof], stopped);
});
