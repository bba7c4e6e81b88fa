import { type Dispatch, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ClickAction } from '@sparring/practice/labs/clicks/round';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './page.module.css';
import { useHover } from './use-hover.ts';

interface MenuProps {
  readonly chosen: readonly string[];
  readonly change: Dispatch<ClickAction>;
  readonly onUse: (event: Pick<Event, 'isTrusted'>) => void;
}

/** A menu that a mouse opens by pointing; a finger and the keyboard press its buttons. */
export const Menu = ({ chosen, change, onUse }: MenuProps) => {
  const file = useHover(onUse);
  const branch = useHover(onUse);
  const button = useRef<HTMLButtonElement>(null);
  const { close: closeBranch } = branch;
  useEffect(() => {
    if (!file.isOpen) closeBranch();
  }, [file.isOpen, closeBranch]);

  const choose = (item: string) => ({
    name: `clicks-${item.toLowerCase().replace(' ', '-')}`,
    look: 'plain' as const,
    onClick: ({ nativeEvent }: { readonly nativeEvent: Event }) => {
      onUse(nativeEvent);
      change({ kind: 'choose', item });
      file.close();
      button.current?.focus();
    },
    children: item,
  });
  const leaving = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !file.isOpen) return;
      file.close();
      button.current?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget) && !file.isPointed())
        file.close();
    },
  };

  return (
    <>
      <div className={styles.menu}>
        <div {...file.listeners} {...leaving}>
          <Button
            ref={button}
            name="clicks-file"
            look="plain"
            aria-expanded={file.isOpen}
            {...file.opener}
          >
            File
          </Button>
          {file.isOpen && (
            <ul className={styles.list}>
              <li>
                <Button {...choose('Print')} />
              </li>
              <li {...branch.listeners}>
                <Button
                  name="clicks-export"
                  look="plain"
                  aria-expanded={branch.isOpen}
                  {...branch.opener}
                >
                  Export
                </Button>
                {branch.isOpen && (
                  <ul className={`${styles.list} ${styles.branch}`}>
                    <li>
                      <Button {...choose('As PDF')} />
                    </li>
                    <li>
                      <Button {...choose('As CSV')} />
                    </li>
                  </ul>
                )}
              </li>
              <li onPointerEnter={branch.close}>
                <Button name="clicks-share" look="plain" aria-expanded={false} aria-disabled>
                  Share
                </Button>
              </li>
            </ul>
          )}
        </div>
      </div>
      <Outcome label="Chosen" name="clicks-chosen">
        {chosen.join(', ')}
      </Outcome>
    </>
  );
};
