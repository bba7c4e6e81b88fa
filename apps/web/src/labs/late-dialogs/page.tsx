import type { Settings } from '../../practice/dial.ts';
import { LateChain } from './late-chain.tsx';
import type { dials } from './lesson.ts';
import { Note } from './note.tsx';

export * from './lesson.ts';

const LateDialogs = ({ delay, seed }: Settings<typeof dials>) => (
  <>
    <h2>Four dialogs, one after the other</h2>
    <div className="spaced-6">
      <LateChain delay={delay} seed={seed} />
    </div>
    <h2>A note that is not saved</h2>
    <Note />
  </>
);

export default LateDialogs;
