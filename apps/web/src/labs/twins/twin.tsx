import { useState } from 'react';
import type { Flaw } from '@sparring/practice/labs/twins/twins';
import { testable } from '../../ui/testable.ts';
import { Booking } from './booking.tsx';
import { Hours, type DayPart } from './hours.tsx';
import styles from './page.module.css';

const bouts: readonly (readonly [coach: string, hour: string, part: DayPart])[] = [
  ['Ada', '9:00', 'Morning'],
  ['Bob', '10:30', 'Morning'],
  ['Cleo', '11:45', 'Morning'],
  ['Dan', '19:00', 'Evening'],
];

interface BoutsProps {
  readonly shown: typeof bouts;
  readonly isTable: boolean;
}

/** Both forms look the same. */
const Bouts = ({ shown, isTable }: BoutsProps) => {
  const [Table, Row, Head, Cell] = isTable
    ? (['table', 'tr', 'th', 'td'] as const)
    : (['div', 'div', 'b', 'span'] as const);
  const rows = [
    <Row key="head">
      <Head className="small">Coach</Head>
      <Head className="small">Hour</Head>
    </Row>,
    ...shown.map(([coach, hour]) => (
      <Row key={coach}>
        <Cell>{coach}</Cell>
        <Cell>{hour}</Cell>
      </Row>
    )),
  ];
  return (
    <Table {...testable('twins-bouts')} className={styles.bouts}>
      {isTable ? <tbody>{rows}</tbody> : rows}
    </Table>
  );
};

interface TwinProps {
  readonly letter: string;
  readonly flaws: ReadonlySet<Flaw>;
}

/** The page that is there twice: each flaw is one condition in it or in its parts. */
export const Twin = ({ letter, flaws }: TwinProps) => {
  const [hidden, setHidden] = useState<readonly DayPart[]>([]);
  const [booked, setBooked] = useState('');
  const shown = bouts.filter(([, , part]) => !hidden.includes(part));
  const Status = flaws.has('status') ? 'p' : 'output';

  return (
    <section
      {...testable('twins-twin')}
      className={`box spaced ${styles.twin}`}
      aria-labelledby="twins-title"
    >
      <h3 id="twins-title">Book a bout in twin {letter}</h3>
      <Hours
        isTrap={flaws.has('trap')}
        losesFocus={flaws.has('focus')}
        hidden={hidden}
        onHide={setHidden}
      />
      <Bouts shown={shown} isTable={!flaws.has('table')} />
      <Status {...testable('twins-status')} className="block around">
        {`Bouts: ${shown.length}${booked && `. Booked for ${booked}`}`}
      </Status>
      <Booking flaws={flaws} onBook={setBooked} />
    </section>
  );
};
