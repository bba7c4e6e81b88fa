import { type MouseEvent, useRef, useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { Button } from '../../../ui/button.tsx';
import { testable } from '../../../ui/testable.ts';
import styles from './page.module.css';

export * from './lesson.ts';

const Modal = () => {
  const [closedBy, setClosedBy] = useState('nothing yet');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (way: string) => dialog.current?.close(way);

  const open = () => {
    if (!dialog.current) return;
    dialog.current.returnValue = '';
    dialog.current.showModal();
  };
  // A click on the backdrop has the dialog as its target. A press that starts inside is no click outside.
  const pressed = useRef<EventTarget>(null);
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressed.current === target) close('a click outside');
  };

  return (
    <>
      <Button name="modal-open" onClick={open}>
        Open Modal
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way out */}
      <dialog
        ref={dialog}
        {...testable('modal')}
        className={`panel ${styles.modal}`}
        aria-labelledby="modal-title"
        onPointerDown={({ target }) => (pressed.current = target)}
        onClick={closeOutside}
        onClose={({ currentTarget }) => setClosedBy(currentTarget.returnValue || 'Escape')}
      >
        <div className={styles.inside}>
          <h3 id="modal-title" aria-level={2}>
            This is a Modal Dialog
          </h3>
          <p>Nothing on the page behind this dialog can be clicked until it is closed.</p>
          <Button name="modal-close" onClick={() => close('the Close button')}>
            Close
          </Button>
        </div>
      </dialog>
      <Outcome label="Closed by" name="modal-outcome">
        {closedBy}
      </Outcome>
    </>
  );
};

export default Modal;
