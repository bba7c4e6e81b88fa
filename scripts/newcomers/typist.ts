import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Code, Edit, PostmanRequest } from '../../apps/web/src/start/step.ts';
import { findChromium } from '../browsers/chromium.ts';
import { type Collection, sending, withChange } from './collection.ts';
import { environmentWith, packageManager } from './tools.ts';

interface Typed {
  readonly succeeds: boolean;
  readonly output: string;
}

/** Types the code of steps, in a folder of its own. */
export interface Typist {
  readonly type: (code: readonly Code[]) => Promise<Typed>;
  readonly edit: (edit: Edit) => void;
}

const download = 'npx playwright install chromium';

/** This repository stands where a newcomer clones it: beside the folder. */
const withClone = (text: string, folder: string): string =>
  text
    .replaceAll('cd ../sparring', `cd '${resolve('.')}'`)
    .replaceAll('--in ../', `--in ${dirname(folder)}/`)
    .replace(download, '');

/** No test downloads a browser: the one of this machine stands where Playwright looks for its own. */
const placeBrowser = async (cwd: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const launch =
    "require('@playwright/test').chromium.launch().catch((e) => console.log(e.message))";
  const { stdout } = spawnSync(process.execPath, ['-e', launch], { cwd, env, encoding: 'utf8' });
  const [, path = ''] = /Executable doesn't exist at (\S+)/.exec(stdout) ?? [];
  if (path === '') return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(await findChromium(process.env), path);
};

export const createTypist = (parent: string, folder: string, collection: string): Typist => {
  const cwd = join(parent, folder);
  const env = environmentWith(packageManager('newman@6'), {
    PLAYWRIGHT_BROWSERS_PATH: join(parent, 'browsers'),
    NODE_ENV: undefined,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  });
  const shell = (text: string, at: string): Typed => {
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', text], {
      cwd: at,
      env,
      encoding: 'utf8',
      timeout: 400_000,
    });
    return { succeeds: status === 0, output: stdout + stderr };
  };
  const run = async (text: string): Promise<Typed> => {
    const typed = shell(withClone(text, cwd), existsSync(cwd) ? cwd : parent);
    if (text.includes(download)) await placeBrowser(cwd, env);
    return typed;
  };
  const edit = ({ file, from, to }: Edit): void => {
    const text = readFileSync(join(cwd, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(
      join(cwd, file),
      text.replace(from, () => to),
    );
  };
  let own: Collection | undefined;
  const imported = async () => (await (await fetch(collection)).json()) as Collection;
  /** A learner changes the imported collection step by step; the file is what Postman exports of it. */
  const send = async (requests: readonly PostmanRequest[]): Promise<Typed> => {
    own ??= await imported();
    writeFileSync(join(cwd, 'sent.json'), JSON.stringify(sending(own, requests)));
    own = requests.reduce(withChange, own);
    writeFileSync(join(cwd, 'sparring.json'), JSON.stringify(own));
    return shell('newman run sent.json', cwd);
  };

  return {
    edit,
    async type(code) {
      const typed: Typed[] = [];
      const undo: Edit[] = [];
      const requests = code.filter((part) => part.kind === 'request');
      if (requests.length > 0) typed.push(await send(requests));
      for (const part of code) {
        if (part.kind === 'run') typed.push(await run(part.text));
        if (part.kind === 'file') writeFileSync(join(cwd, part.file), part.text);
        if (part.kind === 'add') appendFileSync(join(cwd, part.file), part.text);
        if (part.kind !== 'change') continue;
        edit(part);
        undo.push({ file: part.file, from: part.to, to: part.from });
      }
      undo.forEach(edit);
      return {
        succeeds: typed.every(({ succeeds }) => succeeds),
        output: typed.map(({ output }) => output).join('\n'),
      };
    },
  };
};
