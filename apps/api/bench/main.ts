import { coldStart } from './cold-start.ts';
import { decay } from './decay.ts';
import { manyWorkspaces } from './many-workspaces.ts';
import { refused } from './refused.ts';
import { speed } from './speed.ts';
import { waiting } from './waiting.ts';
import { wrk } from './wrk.ts';
import { answersTogether } from './answers-together.ts';

const parts: Record<string, () => Promise<string>> = {
  speed,
  wrk,
  refused,
  answersTogether,
  coldStart,
  decay,
  manyWorkspaces,
  waiting,
};
const chosen = process.argv.slice(2);

for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  console.log(await measure());
}
