import { type SubmitEvent, useState } from 'react';
import { createChance } from '@sparring/practice/chance';
import type { Judged } from '@sparring/practice/judged';
import {
  drawTable,
  questions,
  shuffled,
  type Table,
  verdictOf,
} from '@sparring/practice/labs/moving-table/table';
import type { Settings } from '../../practice/dial.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const MovingTable = ({ size, seed }: Settings<typeof dials>) => {
  const [chance] = useState(() => createChance(seed));
  const [table, setTable] = useState(() => shuffled(drawTable(size, chance), chance));
  const [result, setResult] = useState<Judged>();

  const [answers, setAnswers] = useState<readonly string[]>(questions.map(() => ''));
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    setResult(verdictOf(table, answers));
  };

  return (
    <>
      <Programs {...table} />
      <Button name="moving-shuffle" look="plain" onClick={() => setTable(shuffled(table, chance))}>
        Shuffle
      </Button>
      <form className={styles.answers} onSubmit={check} autoComplete="off">
        {questions.map((question, index) => (
          <Field
            key={nameOf(question)}
            label={`${question.column} of ${question.program}`}
            name={nameOf(question)}
          >
            {(wiring) => (
              <input
                {...wiring}
                type="text"
                value={answers[index]}
                onChange={({ target }) => setAnswers(answers.with(index, target.value))}
              />
            )}
          </Field>
        ))}
        <Button name="moving-check" type="submit">
          Check
        </Button>
      </form>
      <Verdict label="Result" name="moving-result" judged={result} />
    </>
  );
};

const nameOf = ({ column, program }: (typeof questions)[number]): string =>
  `moving-${column}-of-${program}`.toLowerCase();

const Programs = ({ columns, rows }: Table) => (
  <div className={styles.scroll}>
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
  </div>
);

export default MovingTable;
