import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { testable } from '../../ui/testable.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  /** Id and test id; the overlay's heading has the id `<name>-title`. */
  readonly name: string;
  readonly state: string;
  readonly children: ReactNode;
}

/** A modal dialog that takes the focus and that no key closes. */
export const Overlay = ({ name, state, children }: OverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      {...testable(name)}
      ref={dialog}
      className={`panel ${styles.overlay}`}
      aria-labelledby={`${name}-title`}
      aria-describedby={`${name}-words`}
      data-state={state}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <div id={`${name}-words`}>{children}</div>
    </dialog>
  );
};
