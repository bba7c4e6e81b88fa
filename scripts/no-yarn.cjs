console.error('\n✗ Sparring does not use yarn and needs no separate install: run npm start.');
process.exitCode = 1;
