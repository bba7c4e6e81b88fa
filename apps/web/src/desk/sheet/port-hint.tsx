import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { typedForm, withPortOf } from './learner-address.ts';

interface PortHintProps {
  readonly origin: string;
  readonly onTake: (address: string) => void;
}

/** Warns of an address without the port at which this page was reached: all labels would lead to port 80. */
export const PortHint = ({ origin, onTake }: PortHintProps) => {
  const meant = withPortOf(origin, location);
  if (meant === undefined) return null;
  return (
    <>
      <output {...testable('sheet-port')}>
        {typedForm(origin)} leads to port 80, but this page was reached at port {location.port}.
      </output>
      <p>
        <Button name="sheet-port-take" look="plain" onClick={() => onTake(typedForm(meant))}>
          Use {typedForm(meant)}
        </Button>
      </p>
    </>
  );
};
