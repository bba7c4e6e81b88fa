import type { Settings } from '../../practice/dial.ts';
import { FourWays } from './four-ways.tsx';
import type { dials } from './lesson.ts';
import { Bell } from './bell.tsx';

export * from './lesson.ts';

const Waits = ({ delay, seed }: Settings<typeof dials>) => (
  <>
    <h2>One result, four ways</h2>
    <FourWays delayMs={delay * 1000} seed={seed} />
    <h2>Three rounds</h2>
    <Bell seed={seed} />
  </>
);

export default Waits;
