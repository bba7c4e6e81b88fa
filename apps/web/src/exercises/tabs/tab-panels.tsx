import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { stepFocus } from '../../ui/arrow-step.ts';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

const across = { back: 'ArrowLeft', on: 'ArrowRight' } as const;

const tabs = [
  { name: 'Tab 1', text: 'The red corner: this is the content of Tab 1.' },
  { name: 'Tab 2', text: 'The blue corner: this is the content of Tab 2.' },
  { name: 'Tab 3', text: 'The neutral corner: this is the content of Tab 3.' },
];

/** Only the selected tab is a tab stop; the arrow keys lead from one tab to the next. */
export function TabPanels({ onSwitch }: { onSwitch: () => void }) {
  const [selected, setSelected] = useState(0);

  const select = (index: number) => {
    if (index === selected) return;
    flushSync(() => setSelected(index));
    onSwitch();
  };
  const followKey = (event: KeyboardEvent) => {
    const next = stepFocus(across, event);
    if (next !== undefined) select(next);
  };

  return (
    <>
      <div
        {...testable('tabs')}
        className={styles.list}
        role="tablist"
        aria-label="Corners"
        tabIndex={-1}
        onKeyDown={followKey}
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            {...testable(`tab-${index + 1}`)}
            type="button"
            role="tab"
            aria-selected={index === selected}
            aria-controls={`tab-panel-${index + 1}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, text }, index) => (
        <div
          key={name}
          {...testable(`tab-panel-${index + 1}`)}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`tab-${index + 1}`}
          tabIndex={0}
          hidden={index !== selected}
        >
          {text}
        </div>
      ))}
    </>
  );
}
