import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TabList } from '../../../ui/tab-list.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

const tabs = [
  { name: 'Tab 1', text: 'The red corner: this is the content of Tab 1.' },
  { name: 'Tab 2', text: 'The blue corner: this is the content of Tab 2.' },
  { name: 'Tab 3', text: 'The neutral corner: this is the content of Tab 3.' },
];

export const TabPanels = ({ onSwitch }: { onSwitch: () => void }) => {
  const [selected, setSelected] = useState(0);

  const select = (index: number) => {
    if (index === selected) return;
    flushSync(() => setSelected(index));
    onSwitch();
  };

  return (
    <>
      <TabList
        label="Corners"
        name="tabs"
        className={`row ${styles.list}`}
        tabs={tabs.map(({ name }, index) => ({
          name: `tab-${index + 1}`,
          label: name,
          panel: `tab-panel-${index + 1}`,
        }))}
        selected={selected}
        onSelect={select}
      />
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
};
