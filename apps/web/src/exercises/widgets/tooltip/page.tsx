import { useLayoutEffect, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const Tooltip = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isShown = hovered || focused;

  // Before the first paint, so that Escape works as soon as the tooltip is visible.
  useLayoutEffect(() => {
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setHovered(false);
      setFocused(false);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, []);

  return (
    <>
      <p className={styles.stage}>
        <span
          className={styles.anchor}
          onMouseEnter={() => setHovered(true)}
          onMouseLeave={() => setHovered(false)}
        >
          <Button
            name="tooltip-target"
            aria-describedby="tooltip-text"
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          >
            Hover over me
          </Button>
          <span
            {...testable('tooltip-text')}
            className={styles.text}
            role="tooltip"
            hidden={!isShown}
          >
            You hovered correctly!
          </span>
        </span>
      </p>
      <Outcome label="Tooltip" name="tooltip-state">
        {isShown ? 'shown' : 'hidden'}
      </Outcome>
    </>
  );
};

export default Tooltip;
