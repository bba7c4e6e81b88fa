import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';

const parts = ['Morning', 'Evening'] as const;
export type DayPart = (typeof parts)[number];

interface HoursProps {
  readonly isTrap: boolean;
  readonly losesFocus: boolean;
  readonly hidden: readonly DayPart[];
  readonly onHide: (hidden: readonly DayPart[]) => void;
}

/** A button that opens two boxes. In the trap, Tab goes from one to the other, and Escape does nothing. */
export const Hours = ({ isTrap, losesFocus, hidden, onHide }: HoursProps) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const boxes = useRef<HTMLFieldSetElement>(null);

  const close = () => {
    setOpen(false);
    if (!losesFocus) opener.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isTrap) close();
    if (event.key !== 'Tab' || !isTrap) return;
    event.preventDefault();
    const all = boxes.current?.querySelectorAll('input') ?? [];
    [...all].find((box) => box !== event.target)?.focus();
  };
  const toggle = (part: DayPart) =>
    onHide(hidden.includes(part) ? hidden.filter((each) => each !== part) : [...hidden, part]);

  return (
    <div className="spaced">
      <Button
        ref={opener}
        name="twins-hours"
        look="plain"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Hours
      </Button>
      {isOpen && (
        <fieldset ref={boxes} className="row gap-2-5 apart">
          <legend>Shown hours</legend>
          {parts.map((part) => (
            <Choice
              key={part}
              type="checkbox"
              name={`twins-${part.toLowerCase()}`}
              checked={!hidden.includes(part)}
              onKeyDown={leave}
              onChange={() => toggle(part)}
            >
              {part}
            </Choice>
          ))}
          <Button name="twins-close" look="plain" onClick={close}>
            Close
          </Button>
        </fieldset>
      )}
    </div>
  );
};
