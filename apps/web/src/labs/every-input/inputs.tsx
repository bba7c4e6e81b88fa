import { corners, type FieldName, fields } from '@sparring/practice/labs/every-input/fields';
import type { FieldTasks } from '@sparring/practice/labs/every-input/tasks';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import picture from './picture.svg';

interface InputsProps {
  readonly tasks: FieldTasks;
  readonly complaints: Readonly<Partial<Record<FieldName, string>>>;
}

export const Inputs = ({ tasks, complaints }: InputsProps) => (
  <div className={styles.fields}>
    {fields.map(({ name, label, attributes }) => (
      <Field
        key={name}
        label={label}
        name={`every-${name}`}
        hint={tasks[name].words}
        error={complaints[name]}
      >
        {(wiring) => <input {...wiring} name={name} {...attributes} />}
      </Field>
    ))}
  </div>
);

export const Choices = ({ tasks }: { readonly tasks: FieldTasks }) => (
  <div className={styles.fields}>
    <fieldset {...testable('every-corner')}>
      <legend>Corner</legend>
      <div className="row gap-x-5">
        {corners.map((corner) => (
          <Choice
            key={corner}
            name={`every-corner-${corner}`}
            group="corner"
            type="radio"
            value={corner}
          >
            {corner}
          </Choice>
        ))}
      </div>
      <p className={`small ${styles.hint}`}>{tasks.corner.words}</p>
    </fieldset>
    <fieldset {...testable('every-mail')}>
      <legend>Mail</legend>
      <Choice
        name="every-newsletter"
        group="newsletter"
        type="checkbox"
        value="yes"
        defaultChecked
        aria-describedby="every-newsletter-hint"
      >
        Newsletter
      </Choice>
      <p id="every-newsletter-hint" className={`small ${styles.hint}`}>
        {tasks.newsletter.words}
      </p>
    </fieldset>
  </div>
);

interface ButtonsProps {
  readonly hint: string;
  readonly stamps: number;
  readonly onStamp: (button: HTMLInputElement) => void;
}

export const Buttons = ({ hint, stamps, onStamp }: ButtonsProps) => (
  <>
    <input {...testable('every-hidden-stamp')} type="hidden" name="stamp" value={stamps} />
    <p className={`small ${styles.hint}`}>
      {hint} Then press Send. The picture sends as well, and adds where it was clicked.
    </p>
    <div className={`row middle spaced-5 ${styles.buttons}`}>
      <input
        {...testable('every-stamp')}
        type="button"
        value="Stamp"
        onClick={({ currentTarget }) => onStamp(currentTarget)}
      />
      <input {...testable('every-send')} type="submit" value="Send" />
      <input
        {...testable('every-picture')}
        type="image"
        name="picture"
        src={picture}
        alt="Send by picture"
        width={96}
        height={44}
      />
      <input {...testable('every-reset')} type="reset" value="Reset" />
    </div>
  </>
);
