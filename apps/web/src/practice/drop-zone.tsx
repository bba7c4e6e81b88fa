import type { DragEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import type { Carry, PointerPlace } from './carry.ts';
import { testable } from '../ui/testable.ts';

interface DropZoneProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly carry: Carry;
  readonly isOver: boolean;
  readonly onOver: (isOver: boolean) => void;
  readonly onDrop: (place: PointerPlace) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

export const DropZone = (props: DropZoneProps) => {
  const { ref, name, carry, isOver, onOver, onDrop, onCancel, children } = props;

  const allow = (event: DragEvent) => {
    if (carry !== 'dragging') return;
    event.preventDefault();
    onOver(true);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) onOver(false);
  };
  // The browser sends `drop` only after `allow`. A drop dispatched by a script is accepted in any case.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDrop(event);
  };

  return (
    // Keyboard users have the button `DropHere`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      {...testable(`${name}-zone`)}
      className="dropzone"
      aria-label="Drop zone"
      data-state={isOver ? 'over' : 'idle'}
      onDragOver={allow}
      onDragEnter={allow}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {carry === 'picked-up' && (
        <DropHere name={`${name}-drop-here`} onDrop={onDrop} onCancel={onCancel} />
      )}
    </section>
  );
};

type DropHereProps = Pick<DropZoneProps, 'name' | 'onDrop' | 'onCancel'>;

/**
 * Drops the picked-up item without dragging. The button takes the focus and returns it when it
 * disappears.
 */
const DropHere = ({ name, onDrop, onCancel }: DropHereProps) => {
  const press = (event: KeyboardEvent) => event.key === 'Escape' && onCancel();
  return (
    <Button ref={takeFocus} name={name} onClick={onDrop} onKeyDown={press}>
      Drop here
    </Button>
  );
};

const takeFocus = (button: HTMLButtonElement) => {
  const before = document.activeElement;
  button.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
};
