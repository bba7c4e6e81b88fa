import type { ChangeEvent } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import type { PageProps } from '../../../practice/page-props.ts';
import { useTemporaryMessage } from '../../../practice/temporary-message.ts';
import { Field } from '../../../ui/field.tsx';

export * from './lesson.ts';

const options = ['Option 1', 'Option 2'];
const optionsInList = ['Apple', 'Banana', 'Carrot', 'Dragonfruit', 'Eggplant'];

const SelectBox = ({ isInList = false }: PageProps) => {
  const [message, show] = useTemporaryMessage(3000);
  const announce = (event: ChangeEvent<HTMLSelectElement>) =>
    show(`You selected: ${event.target.value}`);

  return (
    <>
      <Field label="Option" name="select-corner">
        {(wiring) => (
          <select {...wiring} defaultValue="" onChange={announce}>
            <option value="" disabled>
              Choose an option
            </option>
            {(isInList ? optionsInList : options).map((option) => (
              <option key={option} value={isInList ? option.toLowerCase() : option}>
                {option}
              </option>
            ))}
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
