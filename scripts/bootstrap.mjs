// Runs one of the project's scripts on a machine that has only Node and npm:
//   node scripts/bootstrap.mjs scripts/start.ts [arguments]
import { refusal } from './node-version.mjs';

const refused = refusal(process.versions.node);
if (refused) {
  console.error(`\n✗ ${refused}`);
  process.exitCode = 1;
} else {
  void import('./own-node.mjs');
}
