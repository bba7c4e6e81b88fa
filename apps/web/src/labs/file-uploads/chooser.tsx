import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

/** A drop zone with a button that stands for a hidden input. */
export const Chooser = ({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // The same file can then be chosen again.
    target.value = '';
  };
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    // A drop that a script makes can have no data.
    onChoose([...(event.dataTransfer?.files ?? [])]);
  };

  return (
    // Keyboard users have the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...testable('uploads-zone')}
      className={`stack ${styles.zone}`}
      aria-label="Drop zone"
      data-state={isOver ? 'over' : 'idle'}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button name="uploads-choose" look="plain" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        {...testable('uploads-input')}
        type="file"
        aria-label="Text files"
        multiple
        accept=".txt,text/plain"
        hidden
        onChange={choose}
      />
      <p className="muted flush">or drop text files here</p>
    </section>
  );
};
