import type { ChangeEvent } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { useTemporaryMessage } from '../../../practice/temporary-message.ts';
import { Field } from '../../../ui/field.tsx';

export * from './lesson.ts';

const SelectBox = () => {
  const [message, show] = useTemporaryMessage(3000);
  const announce = (event: ChangeEvent<HTMLSelectElement>) =>
    show(`You selected: ${event.target.selectedOptions[0]?.text}`);

  return (
    <>
      <Field label="Corner" name="select-corner">
        {(wiring) => (
          <select {...wiring} defaultValue="" onChange={announce}>
            <option value="" disabled>
              Choose a corner
            </option>
            <option value="red">Red corner</option>
            <option value="blue">Blue corner</option>
            <option value="neutral">Neutral corner</option>
          </select>
        )}
      </Field>
      <Outcome label="Message" name="select-message">
        {message}
      </Outcome>
    </>
  );
};

export default SelectBox;
