import { memo, type SubmitEvent, useState } from 'react';
import type { MovingTableFacts } from '@sparring/contracts/lab-facts/moving-table';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/moving-table/judge';
import {
  drawTable,
  questions,
  shuffled,
  type Table,
} from '@sparring/practice/labs/moving-table/table';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { testable } from '../../ui/testable.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const empty: readonly string[] = questions.map(() => '');

const MovingTable = ({ size, level, seed }: Settings<typeof dials>) => {
  const [chance] = useState(() => createChance(seed));
  const [table, setTable] = useState(() => shuffled(drawTable(size, chance, level), chance));
  const [shuffles, setShuffles] = useState(0);
  const [facts, setFacts] = useState<MovingTableFacts>();

  const [answers, setAnswers] = useState(empty);
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    const [cpu_of_chrome = '', memory_of_firefox = ''] = answers;
    const before = facts?.checks.findLast((earlier) => earlier.shuffles < shuffles);
    const now = { shuffles, cpu_of_chrome, memory_of_firefox };
    setFacts({ seed, size, level, checks: before ? [before, now] : [now] });
  };
  const shuffle = () => {
    setTable(shuffled(table, chance));
    setShuffles(shuffles + 1);
    setAnswers(empty);
  };

  return (
    <>
      <Programs {...table} />
      <Button name="moving-shuffle" look="plain" onClick={shuffle}>
        Shuffle
      </Button>
      <form className={styles.answers} onSubmit={check} autoComplete="off">
        {questions.map((question, index) => (
          <TextField
            key={nameOf(question)}
            label={`${question.column} of ${question.program}`}
            name={nameOf(question)}
            value={answers[index] ?? ''}
            onText={(text) => setAnswers(answers.with(index, text))}
          />
        ))}
        <Button name="moving-check" type="submit">
          Check
        </Button>
      </form>
      <Verdict name="moving-result" judge={judge} facts={facts} />
    </>
  );
};

const nameOf = ({ column, program }: (typeof questions)[number]): string =>
  `moving-${column}-of-${program}`.toLowerCase();

/** Not rendered again while somebody types: it can have 25,000 cells. */
const Programs = memo(({ columns, rows }: Table) => (
  <ScrollBox label="Programs" className="spaced">
    <table {...testable('moving-table')}>
      <caption>Programs</caption>
      <thead>
        <tr>
          <th scope="col">Program</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ program, values }) => (
          <tr key={program}>
            <th scope="row">{program}</th>
            {columns.map((column) => (
              <td key={column}>{values[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
));

export default MovingTable;
