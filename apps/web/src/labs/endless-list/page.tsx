import { useState } from 'react';
import type { EndlessListFacts } from '@sparring/contracts/lab-facts/endless-list';
import { createChance } from '@sparring/practice/chance';
import { countsOf } from '@sparring/practice/labs/endless-list/journey';
import { judge } from '@sparring/practice/labs/endless-list/judge';
import { drawParcels, wantedOf } from '@sparring/practice/labs/endless-list/rows';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Feed } from './feed.tsx';
import type { dials } from './lesson.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const EndlessList = ({ size, delay, seed }: Settings<typeof dials>) => {
  const [parcels] = useState(() => drawParcels(size, createChance(seed)));
  const [round, setRound] = useState(0);
  const [facts, setFacts] = useState<EndlessListFacts>();
  const wanted = wantedOf(size);

  const restart = () => {
    setRound(round + 1);
    setFacts(undefined);
  };

  return (
    <>
      <Outcome label="Row to choose" name="endless-wanted" quiet>
        {wanted}
      </Outcome>
      <p id="endless-keys" className={`small ${styles.keys}`}>
        Page Down and Page Up lead from row to row, Home and End to the ends of what is loaded,
        Control+End out of the list.
      </p>
      <Feed
        key={round}
        parcels={parcels}
        delayMs={delay * 1000}
        onChoose={(row, trusted, loads) =>
          setFacts({ seed, size, delay, row, trusted, ...countsOf(wanted, loads) })
        }
      />
      <Button name="endless-restart" look="plain" onClick={restart}>
        Start again
      </Button>
      <Verdict name="endless-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default EndlessList;
