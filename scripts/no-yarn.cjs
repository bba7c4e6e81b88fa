console.error('\n✗ Sparring needs no yarn and no install first: run npm start.');
process.exitCode = 1;
