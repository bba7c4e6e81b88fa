import { useState } from 'react';
import { DragAndDrop } from '../../../practice/drag-and-drop.tsx';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const DragDrop = () => {
  const [isDropped, setDropped] = useState(false);

  return (
    <>
      <DragAndDrop name="drag" onDrop={() => setDropped(true)}>
        {isDropped ? <Smiley /> : 'Drop Here'}
      </DragAndDrop>
      <Outcome label="Result" name="drag-result">
        {isDropped && 'Successfully dropped!'}
      </Outcome>
      <Button name="drag-reset" look="plain" onClick={() => setDropped(false)}>
        Reset
      </Button>
    </>
  );
};

export default DragDrop;

/** The character is the text of the zone. A drawing covers it, because some machines have no emoji font. */
const Smiley = () => (
  // An `<img>` has no text.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <span {...testable('drag-smiley')} className={styles.smiley} role="img" aria-label="Smiley">
    😊
  </span>
);
