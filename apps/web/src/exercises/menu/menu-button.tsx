import { type KeyboardEvent, useRef, useState } from 'react';
import { arrowStep } from '../../ui/arrow-step.ts';
import { Button } from '../../ui/button.tsx';
import popover from '../../ui/popover.module.css';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

const upAndDown = { back: 'ArrowUp', on: 'ArrowDown' } as const;

interface MenuButtonProps {
  label: string;
  items: readonly string[];
  onChoose: (item: string) => void;
}

/** The browser's popover opens and closes it, on Escape and a click elsewhere too, and returns the focus. */
export function MenuButton({ label, items, onChoose }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const focus = (index: number) => menu.current?.querySelectorAll('button')[index]?.focus();
  const followKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const next = arrowStep(upAndDown, event.key, current, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };

  return (
    <>
      <Button
        name="menu-button"
        popoverTarget="menu-list"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls="menu-list"
        onKeyDown={openByKey}
      >
        {label}
      </Button>
      <div
        ref={menu}
        {...testable('menu-list')}
        className={`${popover.popover} ${styles.list}`}
        popover="auto"
        role="menu"
        aria-labelledby="menu-button"
        tabIndex={-1}
        onKeyDown={followKey}
        onToggle={({ currentTarget, newState }) => {
          setOpen(newState === 'open');
          const hasFocus = currentTarget.contains(document.activeElement);
          if (newState === 'open' && !hasFocus) focus(0);
        }}
      >
        {items.map((item) => (
          <button
            key={item}
            {...testable(`menu-${item.toLowerCase()}`)}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              onChoose(item);
              close();
            }}
          >
            {item}
          </button>
        ))}
      </div>
    </>
  );
}

function openByKey(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.click();
}
