import { useMemo, useState } from 'react';
import { mostTakes } from '@sparring/contracts/lab-facts/limits';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/stale-nodes/judge';
import { drawOrders, lists, reordered } from '@sparring/practice/labs/stale-nodes/lists';
import type { Take } from '@sparring/practice/labs/stale-nodes/takes';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { Rows } from './rows.tsx';

export * from './lesson.ts';

const StaleNodes = ({ size, seed }: Settings<typeof dials>) => {
  const [chance] = useState(() => createChance(seed));
  const [orders, setOrders] = useState(() => drawOrders(size, chance));
  const [moves, setMoves] = useState(0);
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const facts = useMemo(
    () => ({ seed, size, reorders: moves, takes: takes.slice(0, mostTakes) }),
    [seed, size, moves, takes],
  );

  const [take] = useState(() => (taken: Take) => setTakes((before) => [...before, taken]));
  const reorder = () => {
    setOrders(reordered(orders, chance));
    setMoves(moves + 1);
    setTakes([]);
  };

  return (
    <>
      <Button name="stale-reorder" onClick={reorder}>
        Reorder
      </Button>
      <div className={styles.lists}>
        {lists.map((list, index) => (
          <Rows
            key={list.name}
            list={list}
            order={orders[index] ?? []}
            moves={moves}
            takes={takes}
            take={take}
          />
        ))}
      </div>
      <Verdict name="stale-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default StaleNodes;
