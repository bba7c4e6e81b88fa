import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Face } from './face.tsx';
import styles from './page.module.css';

export * from './lesson.ts';

const Checkboxes = () => {
  const [calm, setCalm] = useState(false);
  const [angry, setAngry] = useState(false);
  const checked = [calm && 'Calm', angry && 'Angry'].filter(Boolean).join(', ') || 'none';
  const mood = angry ? 'angry' : 'smiling';

  return (
    <>
      <fieldset className={styles.boxes}>
        <legend>How do you feel?</legend>
        <Choice
          name="checkbox-calm"
          type="checkbox"
          checked={calm}
          onChange={(event) => setCalm(event.target.checked)}
        >
          Calm
        </Choice>
        <Choice
          name="checkbox-angry"
          type="checkbox"
          checked={angry}
          onChange={(event) => setAngry(event.target.checked)}
        >
          Angry
        </Choice>
      </fieldset>
      <Face mood={mood} />
      <Outcome label="Checked" name="checkbox-checked">
        {checked}
      </Outcome>
      <Outcome label="Face" name="checkbox-face">
        {mood} face
      </Outcome>
    </>
  );
};

export default Checkboxes;
