import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Choice } from '../../../ui/choice.tsx';
import styles from './page.module.css';

const brows = 'M27 36l16 8M73 36l-16 8';
const mouths = { angry: 'M32 74q18-16 36 0', smiling: 'M30 62q20 20 40 0' };

/** An SVG, because some machines have no emoji font. The text below has the same information. */
const Face = ({ mood }: { mood: keyof typeof mouths }) => (
  <svg className={styles.face} viewBox="0 0 100 100" data-state={mood} aria-hidden="true">
    <circle cx="50" cy="50" r="46" />
    <path d="M35 48v2M65 48v2" />
    {mood === 'angry' && <path d={brows} />}
    <path d={mouths[mood]} />
  </svg>
);

export * from './lesson.ts';

const Checkboxes = () => {
  const [calm, setCalm] = useState(false);
  const [angry, setAngry] = useState(false);
  const checked = [calm && 'Checkbox 1', angry && 'Checkbox 2'].filter(Boolean).join(', ');
  const mood = angry ? 'angry' : 'smiling';

  return (
    <>
      <fieldset className="row gap-2-5">
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
