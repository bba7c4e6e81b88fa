import type { TaskCount } from '@sparring/contracts/desk/marks';
import type { MemberRow } from '@sparring/contracts/desk/watch';
import { testable } from '../../ui/testable.ts';
import { ago } from '../words.ts';
import styles from './member-grid.module.css';
import { MemberLine } from './member-line.tsx';
import { useEffect, useState } from 'react';
import { realClock } from '../../session/clock.ts';

/** The time, once a second. */
const useNow = (): number => {
  const [now, setNow] = useState(() => realClock.now());
  useEffect(() => {
    const stop = realClock.every(1000, () => setNow(realClock.now()));
    return stop;
  }, []);
  return now;
};

const columnsWith = (planned: readonly TaskCount[]): readonly string[] => [
  'Choose',
  'Number',
  'Name',
  'State',
  'Last request',
  'Status',
  'Again',
  ...(planned.length > 0 ? ['Tasks'] : []),
  'Tool',
  'Ago',
];

interface MemberGridProps {
  readonly rows: readonly MemberRow[];
  readonly planned: readonly TaskCount[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (number: number) => void;
  readonly onOpen: (number: number) => void;
}

/** The members, those who need somebody first. Enter on a name opens the member. */
export const MemberGrid = ({ rows, planned, chosen, onChoose, onOpen }: MemberGridProps) => {
  const now = useNow();
  return (
    <div className={styles.grid}>
      <table {...testable('desk-members')} aria-label="Members">
        <thead>
          <tr>
            {columnsWith(planned).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MemberLine
              key={row.number}
              row={row}
              planned={planned}
              isChosen={chosen.has(row.number)}
              ago={row.last ? ago(row.last.time, now) : '–'}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
