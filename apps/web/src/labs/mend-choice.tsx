import { useState } from 'react';
import { Outcome } from '../practice/outcome.tsx';
import { Choice } from '../ui/choice.tsx';
import { Marked } from '../ui/marked.tsx';
import { plain } from '../ui/marks.ts';
import type { WeakLine } from './lab.ts';
import styles from './weak-line.module.css';

/** Three ways to mend the test; the page says what each would do. */
export const MendChoice = ({ mends, helps }: Pick<WeakLine, 'mends' | 'helps'>) => {
  const [chosen, choose] = useState(0);
  const does = Object.values(mends)[chosen - 1];

  return (
    <fieldset className={styles.mends}>
      <legend>What mends it?</legend>
      {Object.keys(mends).map((text, at) => (
        <Choice
          key={text}
          name={`weak-mend-${at + 1}`}
          group="weak-mend-choice"
          type="radio"
          onChange={() => choose(at + 1)}
        >
          <span>
            <Marked>{text}</Marked>
          </span>
        </Choice>
      ))}
      <Outcome label="What it does" name="weak-mend-does" isGood={chosen === helps}>
        {does && `${chosen === helps ? 'It helps.' : 'It does not help.'} ${plain(does)}`}
      </Outcome>
    </fieldset>
  );
};
