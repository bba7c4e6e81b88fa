import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Face } from './face.tsx';
import styles from './page.module.css';

export * from './lesson.ts';

const Checkboxes = () => {
  const [calm, setCalm] = useState(false);
  const [angry, setAngry] = useState(false);
  const checked = [calm && 'Checkbox 1', angry && 'Checkbox 2'].filter(Boolean).join(', ');
  const mood = angry ? 'angry' : 'smiling';

  return (
    <>
      <fieldset className={styles.boxes}>
        <legend>The second box is angry</legend>
        <Choice
          name="checkbox1"
          type="checkbox"
          checked={calm}
          onChange={(event) => setCalm(event.target.checked)}
        >
          Checkbox 1
        </Choice>
        <Choice
          name="checkbox2"
          type="checkbox"
          checked={angry}
          onChange={(event) => setAngry(event.target.checked)}
        >
          Checkbox 2
        </Choice>
      </fieldset>
      <Face mood={mood} />
      <Outcome label="Checked" name="checkbox-checked">
        {checked || 'none'}
      </Outcome>
      <Outcome label="Face" name="checkbox-face">
        {mood} face
      </Outcome>
    </>
  );
};

export default Checkboxes;
