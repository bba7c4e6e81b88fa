import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const lines = Array.from({ length: 50 }, (_, index) => `Line ${index + 1}`);

const ScrollButton = () => {
  const [answer, setAnswer] = useState('');

  return (
    <>
      <ul {...testable('scroll-lines')} className={styles.lines} aria-label="Fifty lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Button name="scroll-click" onClick={() => setAnswer('Found and clicked on the button!')}>
          Click Me
        </Button>
      </p>
      <Outcome label="Answer" name="scroll-answer">
        {answer}
      </Outcome>
    </>
  );
};

export default ScrollButton;
