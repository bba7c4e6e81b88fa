import { useState } from 'react';
import { Outcome } from '../practice/outcome.tsx';
import { testable } from '../ui/testable.ts';
import { DemoSection } from './demo-section.tsx';
import styles from './hover-effects.module.css';

export const HoverEffects = () => {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHovered = isUnderPointer || isFocused;

  return (
    <DemoSection name="hover" title="Hover Effects">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        {...testable('hover-box')}
        className={styles.box}
        aria-label="Hover box"
        data-state={isHovered ? 'hovered' : 'idle'}
        // Keyboard focus counts as hovering.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // A click also focuses the box. That focus must not count after the mouse has left.
        onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        onMouseEnter={() => setUnderPointer(true)}
        onMouseLeave={() => setUnderPointer(false)}
      >
        <legend>Hover over me</legend>
      </fieldset>
      <Outcome label="Hover" name="hover-state">
        {isHovered ? 'Hovered' : 'Not hovered'}
      </Outcome>
    </DemoSection>
  );
};
