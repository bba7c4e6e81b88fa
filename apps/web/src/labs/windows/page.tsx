import { useState } from 'react';
import { useLocation } from 'react-router';
import type { WindowsFacts } from '@sparring/contracts/lab-facts/windows';
import { drawWanted, receiptOf } from '@sparring/practice/labs/windows/desks';
import { judge } from '@sparring/practice/labs/windows/judge';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { useScripts } from '../../practice/use-scripts.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { testable } from '../../ui/testable.ts';
import { type Booked, Booking } from './booking.tsx';
import styles from './page.module.css';
import { useWindows } from './use-windows.ts';

export * from './lesson.ts';

const Windows = ({ seed }: Settings) => {
  const { search } = useLocation();
  const [house] = useState(() => ({ workspace: nameOfTab(search), seed }));
  const { box, isScripted } = useScripts(ofUsers);
  const { messages, open } = useWindows(house, isScripted);
  const [booked, book] = useState<Booked>({ accepted: false, booked: false });
  const [isForced, setForced] = useState(false);
  const [printed, setPrinted] = useState(0);
  const [number, setNumber] = useState('');
  const [facts, setFacts] = useState<WindowsFacts>();

  const print = () => {
    setPrinted(printed + 1);
    window.print();
  };

  return (
    <div ref={box}>
      <h2>Three windows</h2>
      <Outcome label="Wanted" name="windows-wanted">
        {drawWanted(seed)}
      </Outcome>
      <Button name="windows-open" look="plain" onClick={open}>
        Open a window
      </Button>
      <Outcome label="Message" name="windows-message">
        {messages.map(({ desk, code }) => `${desk}: ${code}`).join(', ')}
      </Outcome>
      <h2>A dialog above a dialog</h2>
      <Booking onChange={book} onScript={() => setForced(true)} />
      <Outcome label="Booking" name="windows-booked">
        {stateOf(booked)}
      </Outcome>
      <h2>A receipt on paper</h2>
      <p {...testable('windows-receipt')} className={styles.receipt}>
        {receiptOf(house)}
      </p>
      <div className="spaced">
        <Button name="windows-print" look="plain" onClick={print}>
          Print
        </Button>
      </div>
      <TextField label="Receipt number" name="windows-number" value={number} onText={setNumber} />
      <Button
        name="windows-check"
        onClick={() =>
          setFacts({
            seed,
            messages,
            ...booked,
            printed,
            number,
            scripted: isForced || isScripted.current,
          })
        }
      >
        Check
      </Button>
      <Verdict name="windows-verdict" judge={judge} facts={facts} />
    </div>
  );
};

const ofUsers = ['click', 'input', 'keydown'];

const stateOf = ({ accepted, booked }: Booked): string =>
  booked ? `Confirmed ${accepted ? 'with' : 'without'} the conditions` : 'Not confirmed';

export default Windows;
