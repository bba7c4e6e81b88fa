import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';

interface ConfirmButtonProps {
  /** Id and test id. */
  readonly name: string;
  readonly label: string;
  /** Says what is lost. */
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
}

/** Asks before it does what cannot be undone. The focus stands on the harmless answer. */
export const ConfirmButton = ({ name, label, question, yes, onYes }: ConfirmButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const turn = (asks: boolean) => {
    flushSync(() => setAsking(asks));
    place.current?.querySelector<HTMLElement>(asks ? `#${name}-no` : `#${name}`)?.focus();
  };
  const accept = () => {
    turn(false);
    onYes();
  };

  return (
    <div ref={place}>
      {isAsking ? (
        <fieldset>
          <legend>{question}</legend>
          <p className="row middle gap-2-3">
            <Button name={`${name}-no`} look="plain" onClick={() => turn(false)}>
              Cancel
            </Button>
            <Button name={`${name}-yes`} onClick={accept}>
              {yes}
            </Button>
          </p>
        </fieldset>
      ) : (
        <Button name={name} look="plain" onClick={() => turn(true)}>
          {label}
        </Button>
      )}
    </div>
  );
};
