import { type Dispatch, useReducer, useState } from 'react';
import type { ClicksFacts } from '@sparring/contracts/lab-facts/clicks';
import { judge } from '@sparring/practice/labs/clicks/judge';
import { type Action, atRest, next } from '@sparring/practice/labs/clicks/round';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Cities } from './cities.tsx';
import type { dials } from './lesson.ts';
import { Menu } from './menu.tsx';
import { Presses } from './presses.tsx';
import { Rows } from './rows.tsx';

export * from './lesson.ts';

const Clicks = ({ hold, seed }: Settings<typeof dials>) => {
  const [round, change] = useReducer(next, atRest);
  const [selected, select] = useState<readonly string[]>([]);
  const [facts, setFacts] = useState<ClicksFacts>();
  const scripted = (part: ClicksFacts['scripted'][number]) => listenFor(part, change);

  return (
    <>
      <h2>Four buttons</h2>
      <Presses presses={round.presses} hold={hold} change={change} />
      <h2>A menu</h2>
      <Menu chosen={round.chosen} change={change} onUse={scripted('Menu')} />
      <h2>Rows with hidden buttons</h2>
      <Rows pressed={round.rows} seed={seed} change={change} onUse={scripted('Rows')} />
      <h2>A list</h2>
      <Cities select={select} onUse={scripted('List')} />
      <Button name="clicks-check" onClick={() => setFacts({ seed, hold, ...round, selected })}>
        Check
      </Button>
      <Verdict name="clicks-verdict" judge={judge} facts={facts} />
    </>
  );
};

const listenFor =
  (part: ClicksFacts['scripted'][number], change: Dispatch<Action>) =>
  ({ isTrusted }: Pick<Event, 'isTrusted'>): void => {
    if (!isTrusted) change({ kind: 'script', part });
  };

export default Clicks;
