import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SeenFacts } from '@sparring/contracts/lab-facts/seen';
import { judge } from '@sparring/practice/labs/seen/judge';
import {
  drawBadge,
  drawBoxes,
  drawGreenMs,
  drawSigns,
  unseenIn,
  wordsIn,
  type Box,
} from '@sparring/practice/labs/seen/signs';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { Choice } from '../../ui/choice.tsx';
import type { dials } from './lesson.ts';
import { Light } from './light.tsx';
import styles from './page.module.css';
import { Signs } from './signs.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Boxes that nobody can change, so that the page stays as it was drawn. */
const Boxes = ({ boxes }: { readonly boxes: readonly Box[] }) => (
  <div className={styles.boxes}>
    {boxes.map(({ name, isChecked, hasAttribute }) => (
      <div key={name} ref={setUp(isChecked, hasAttribute)}>
        <Choice type="checkbox" name={`seen-${name.toLowerCase()}`} disabled>
          {name}
        </Choice>
      </div>
    ))}
  </div>
);

/** Once the property was set, the attribute no longer changes it. */
const setUp = (isChecked: boolean, hasAttribute: boolean) => (around: HTMLDivElement | null) => {
  const box = around?.querySelector('input');
  if (!box) return;
  box.checked = isChecked;
  box.toggleAttribute('checked', hasAttribute);
};

interface TypedTextProps {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

const TypedText = ({ label, text, onType }: TypedTextProps) => (
  <TextField
    label={label}
    name={`seen-${label.toLowerCase().replace(' ', '-')}-typed`}
    value={text}
    onText={onType}
  />
);
export * from './lesson.ts';
const Seen = ({ delay, seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [house] = useState(() => ({ workspace: nameOfTab(search), seed }));
  const [signs] = useState(() => drawSigns(house));
  const [boxes] = useState(() => drawBoxes(seed));
  const [typed, setTyped] = useState({ seen: '', tool: '', badge: '', on: '' });
  const [crossed, cross] = useState<SeenFacts['crossed']>('never');
  const [facts, setFacts] = useState<SeenFacts>();
  const [difference, setDifference] = useState('');
  const typing = (part: keyof typeof typed) => ({
    text: typed[part],
    onType: (text: string) => setTyped({ ...typed, [part]: text }),
  });

  const check = () => {
    const { seen, tool, badge, on } = typed;
    setDifference(unseenIn(signs, wordsIn(tool)).join(', '));
    setFacts({ seed, delay, seen, badge, on, crossed });
  };

  return (
    <>
      <h2>Twelve signs</h2>
      <Signs signs={signs} />
      <TypedText label="Seen" {...typing('seen')} />
      <TypedText label="Called visible" {...typing('tool')} />
      <Outcome label="Difference" name="seen-difference">
        {difference}
      </Outcome>
      <h2>A badge</h2>
      <p {...testable('seen-badge')} className={styles.badge} style={contentOf(drawBadge(house))} />
      <TypedText label="Badge" {...typing('badge')} />
      <h2>Four boxes</h2>
      <Boxes boxes={boxes} />
      <TypedText label="On" {...typing('on')} />
      <h2>A light</h2>
      <Light ms={drawGreenMs(seed, delay)} crossed={crossed} onCross={cross} />
      <Button name="seen-check" onClick={check}>
        Check
      </Button>
      <Verdict name="seen-verdict" judge={judge} facts={facts} />
    </>
  );
};

const contentOf = (word: string): Record<`--${string}`, string> => ({ '--word': `"${word}"` });

export default Seen;
