import { useState } from 'react';
import { Outcome } from '../practice/outcome.tsx';
import { Choice } from '../ui/choice.tsx';
import { Marked } from '../ui/marked.tsx';
import { plain } from '../ui/marks.ts';
import type { Mend, WeakLine } from './lab.ts';
import styles from './weak-line.module.css';

/** Three ways to mend the test; the page says what each would do. */
export const MendChoice = ({ mends }: Pick<WeakLine, 'mends'>) => {
  const [chosen, choose] = useState<Mend>();

  return (
    <fieldset className={styles.mends}>
      <legend>What mends it?</legend>
      {mends.map((mend, at) => (
        <Choice
          key={mend.text}
          name={`weak-mend-${at + 1}`}
          group="weak-mend-choice"
          type="radio"
          onChange={() => choose(mend)}
        >
          <span>
            <Marked>{mend.text}</Marked>
          </span>
        </Choice>
      ))}
      <Outcome label="What it does" name="weak-mend-does" isGood={chosen && chosen.helps === true}>
        {chosen && `${chosen.helps ? 'It helps.' : 'It does not help.'} ${plain(chosen.does)}`}
      </Outcome>
    </fieldset>
  );
};
