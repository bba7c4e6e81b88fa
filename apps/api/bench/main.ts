import { coldStart } from './cold-start.ts';
import { decay } from './decay.ts';
import { manyWorkspaces } from './many-workspaces.ts';
import { speed } from './speed.ts';
import { waiting } from './waiting.ts';
import { wrk } from './wrk.ts';
import { answersTogether } from './answers-together.ts';

const parts: Record<string, () => Promise<string>> = {
  speed,
  wrk,
  answersTogether,
  coldStart,
  decay,
  manyWorkspaces,
  waiting,
};
const asked = process.argv.slice(2);

for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  console.log(await measure());
}
