import { useState } from 'react';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { type Judged, Verdict } from '../../practice/verdict.tsx';
import { createChance } from '../../tab/chance.ts';
import { Button } from '../../ui/button.tsx';
import { Feed } from './feed.tsx';
import { verdictOf } from './journey.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { drawParcels, wantedOf } from './rows.ts';

export * from './lesson.ts';

const EndlessList = ({ size, delay, seed }: Settings<typeof dials>) => {
  const [parcels] = useState(() => drawParcels(size, createChance(seed)));
  const [round, setRound] = useState(0);
  const [judged, setJudged] = useState<Judged>();
  const wanted = wantedOf(size);

  const restart = () => {
    setRound(round + 1);
    setJudged(undefined);
  };

  return (
    <>
      <Outcome label="Row to choose" name="endless-wanted" quiet>
        {wanted}
      </Outcome>
      <p id="endless-keys" className={styles.keys}>
        Page Down and Page Up lead from row to row, Home and End to the ends of what is loaded,
        Control+End out of the list.
      </p>
      <Feed
        key={round}
        parcels={parcels}
        delayMs={delay * 1000}
        onChoose={(choice) => setJudged(verdictOf(wanted, choice))}
      />
      <Button name="endless-restart" look="plain" onClick={restart}>
        Start again
      </Button>
      <Verdict name="endless-verdict" judged={judged} />
    </>
  );
};

export default EndlessList;
