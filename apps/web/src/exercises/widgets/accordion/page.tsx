import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const sections = [
  { id: 'accordion-1', name: 'Section 1' },
  { id: 'accordion-2', name: 'Section 2' },
];

const Accordion = () => {
  const [open, setOpen] = useState<string>();
  const note = (name: string, isOpen: boolean) =>
    setOpen((current) => (isOpen ? name : current === name ? undefined : current));

  return (
    <>
      {sections.map(({ id, name }) => (
        <details
          key={id}
          {...testable(id)}
          className={styles.section}
          name="accordion"
          aria-labelledby={`${id}-toggle`}
          onToggle={(event) => note(name, event.currentTarget.open)}
        >
          <summary {...testable(`${id}-toggle`)}>{name}</summary>
          <div {...testable(`${id}-text`)}>{`Content for ${name}`}</div>
        </details>
      ))}
      <Outcome label="Open section" name="accordion-open">
        {open ?? 'none'}
      </Outcome>
    </>
  );
};

export default Accordion;
