/** The search of the grader is measured only when it is named: it needs neither a server nor an idle machine. */
const isOfSearch = process.argv.includes('search');
await import(isOfSearch ? '../apps/grader/bench/search.ts' : '../apps/api/bench/main.ts');
