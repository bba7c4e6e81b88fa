import { useState } from 'react';
import type { WaitsFacts } from '@sparring/contracts/lab-facts/waits';
import type { Settings } from '../../practice/dial.ts';
import { FourWays } from './four-ways.tsx';
import type { dials } from './lesson.ts';
import { Bell } from './bell.tsx';

export * from './lesson.ts';

type Results = WaitsFacts['results'];

/** What is random is drawn from the seed. A Verdict ends the page: it gets the facts of the task and their judge. */
const Waits = ({ delay, seed }: Settings<typeof dials>) => {
  const [results, setResults] = useState<Results>([]);
  const [add] = useState(
    () => (button: Results[number]) =>
      setResults((before) => (before.includes(button) ? before : [...before, button])),
  );

  return (
    <>
      <h2>One result, four ways</h2>
      <FourWays delayMs={delay * 1000} seed={seed} onResult={add} />
      <h2>Three rounds</h2>
      <Bell seed={seed} delay={delay} results={results} />
    </>
  );
};

export default Waits;
