import { type KeyboardEvent, useRef } from 'react';
import { stepFocus } from '../../../ui/arrow-step.ts';
import { Button } from '../../../ui/button.tsx';
import popover from '../../../ui/popover.module.css';
import { takesFocus } from '../../../ui/takes-focus.ts';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

const upAndDown = { back: 'ArrowUp', on: 'ArrowDown' } as const;

interface MenuButtonProps {
  readonly label: string;
  readonly items: readonly string[];
  readonly onChoose: (item: string) => void;
}

/**
 * The popover API of the browser opens and closes the menu (including on Escape and a click outside),
 * exposes whether it is open, focuses the first item, and returns the focus.
 */
export const MenuButton = ({ label, items, onChoose }: MenuButtonProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const followKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close();
    else stepFocus(upAndDown, event);
  };

  return (
    <>
      <Button
        name="menu-button"
        popoverTarget="menu-list"
        aria-haspopup="menu"
        aria-controls="menu-list"
        onKeyDown={openByKey}
      >
        {label}
      </Button>
      <div
        ref={menu}
        {...testable('menu-list')}
        className={`box ${popover.popover} ${styles.list}`}
        popover="auto"
        role="menu"
        aria-labelledby="menu-button"
        tabIndex={-1}
        onKeyDown={followKey}
      >
        {items.map((item, index) => (
          <button
            key={item}
            {...testable(`menu-${item.toLowerCase()}`)}
            ref={index === 0 ? takesFocus : undefined}
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
};

const openByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.click();
};
