import { useState } from 'react';
import outcome from '../../../practice/outcome.module.css';
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
        <Button
          name="scroll-click"
          className="scroll-button"
          onClick={() => setAnswer('Found and clicked on the button!')}
        >
          Click Me
        </Button>
      </p>
      <div className={outcome.outcome}>
        <span className="small bold" id="scroll-answer-label">
          Answer
        </span>
        <div className="message">
          <output
            {...testable('scroll-answer')}
            className={outcome.value}
            aria-labelledby="scroll-answer-label"
          >
            {answer}
          </output>
        </div>
      </div>
    </>
  );
};

export default ScrollButton;
