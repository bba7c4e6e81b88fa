import { useState } from 'react';
import { Outcome } from '../ui/outcome.tsx';
import { testable } from '../ui/testable.ts';
import { DemoSection } from './demo-section.tsx';
import styles from './hover-effects.module.css';

export function HoverEffects() {
  const [isHovered, setHovered] = useState(false);

  return (
    <DemoSection name="hover" title="Hover Effects">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        {...testable('hover-box')}
        className={styles.box}
        aria-label="Hover box"
        data-state={isHovered ? 'hovered' : 'idle'}
        // Focus stands in for hovering.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={() => setHovered(true)}
        onBlur={() => setHovered(false)}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
      >
        Hover over me
      </fieldset>
      <Outcome label="Hover" name="hover-state">
        {isHovered ? 'Hovered' : 'Not hovered'}
      </Outcome>
    </DemoSection>
  );
}
