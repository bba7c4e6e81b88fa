import { attacks, type AttackName } from './test-attacks.ts';

/* Runs one attack in its own process, so that it does not share an event loop with the learners. */

const [, , name, port] = process.argv;
let ending = new AbortController();

process.on('message', (told) => {
  if (told === 'begin') {
    ending = new AbortController();
    void attacks[name as AttackName]({ port: Number(port), signal: ending.signal }).then(() =>
      process.send?.('over'),
    );
  } else ending.abort();
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
