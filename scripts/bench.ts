/** What is measured only when it is named: neither needs a server of the benchmark or an idle machine. */
const named = { search: '../apps/grader/bench/search.ts', menders: './kits/menders.ts' };
const chosen = Object.entries(named).find(([name]) => process.argv.includes(name));
await import(chosen?.[1] ?? '../apps/api/bench/main.ts');
