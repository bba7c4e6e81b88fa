import { type Dispatch, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import type { ClicksFacts } from '@sparring/contracts/lab-facts/clicks';
import { judge } from '@sparring/practice/labs/clicks/judge';
import { type ClickAction, atRest, next } from '@sparring/practice/labs/clicks/round';
import { drawWanted, inWords } from '@sparring/practice/labs/clicks/wanted';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { Cities } from './cities.tsx';
import type { dials } from './lesson.ts';
import { Menu } from './menu.tsx';
import { Photo } from './photo.tsx';
import { Presses } from './presses.tsx';
import { Rows } from './rows.tsx';

export * from './lesson.ts';

const Clicks = ({ hold, seed }: Settings<typeof dials>) => {
  const [round, change] = useReducer(next, atRest);
  const { search } = useLocation();
  const [wanted] = useState(() => drawWanted({ workspace: nameOfTab(search), seed }));
  const [selection, select] = useState<Pick<ClicksFacts, 'selected' | 'ranges'>>(nothing);
  const [facts, setFacts] = useState<ClicksFacts>();
  const scripted = (part: ClicksFacts['scripted'][number]) => listenFor(part, change);

  return (
    <>
      <h2>Four buttons</h2>
      <Presses presses={round.presses} hold={hold} change={change} />
      <h2>A menu</h2>
      <Outcome label="Wanted item" name="clicks-wanted-item">
        {wanted.item}
      </Outcome>
      <Menu chosen={round.chosen} change={change} onUse={scripted('Menu')} />
      <h2>A menu by a right click</h2>
      <p>Shift+F10 and the menu key open it, too. The verdict does not ask for it.</p>
      <Photo />
      <h2>Rows with hidden buttons</h2>
      <Outcome label="Wanted button" name="clicks-wanted-button">
        {wanted.row}
      </Outcome>
      <Rows pressed={round.rows} seed={seed} change={change} onUse={scripted('Rows')} />
      <h2>A list</h2>
      <Outcome label="Wanted cities" name="clicks-wanted-cities">
        {inWords(wanted)}
      </Outcome>
      <Cities
        select={(selected, ranges) => select({ selected, ranges })}
        onUse={scripted('List')}
      />
      <Button name="clicks-check" onClick={() => setFacts({ seed, hold, ...round, ...selection })}>
        Check
      </Button>
      <Verdict name="clicks-verdict" judge={judge} facts={facts} />
    </>
  );
};

const nothing = { selected: [], ranges: 0 };

const listenFor =
  (part: ClicksFacts['scripted'][number], change: Dispatch<ClickAction>) =>
  ({ isTrusted }: Pick<Event, 'isTrusted'>): void => {
    if (!isTrusted) change({ kind: 'script', part });
  };

export default Clicks;
