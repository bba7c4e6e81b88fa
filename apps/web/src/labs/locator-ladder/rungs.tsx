import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { RungTitle } from '@sparring/practice/labs/locator-ladder/judge';
import button from '../../ui/button.module.css';
import circle from './circle.svg';
import styles from './page.module.css';
import square from './square.svg';

export type OnTouch = (event: SyntheticEvent) => void;

export interface Rung {
  readonly name: string;
  readonly title: RungTitle;
  readonly asks: string;
  /** Elements that look alike; one of them is asked for. */
  readonly elements: readonly Candidate[];
  /** The elements are siblings; otherwise each is in an item of a list. */
  readonly isFlat?: true;
}

export interface Candidate {
  /** What tells it from the others of its rung. */
  readonly sign: string;
  readonly show: (onTouch: OnTouch) => ReactNode;
}

export const look = `${button.button} ${button.plain}`;

const archiveButton: Candidate = {
  sign: 'button',
  show: (onTouch) => (
    <button type="button" className={look} onClick={onTouch}>
      Archive
    </button>
  ),
};

const archiveLink: Candidate = {
  sign: 'link',
  show: (onTouch) => (
    <a className={styles.link} href="#ladder-role" onClick={onTouch}>
      Archive
    </a>
  ),
};

const saveOf = (address: string): Candidate => ({
  sign: address,
  show: (onTouch) => (
    <fieldset className="flush">
      <legend>{address}</legend>
      <button type="button" className={look} onClick={onTouch}>
        Save
      </button>
    </fieldset>
  ),
});

const deleteOf = (invoice: string): Candidate => ({
  sign: invoice,
  show: (onTouch) => (
    <>
      {invoice}{' '}
      <button type="button" className={look} onClick={onTouch}>
        Delete
      </button>
    </>
  ),
});

const labelled = (label: string): Candidate => ({
  sign: label,
  show: (onTouch) => (
    <label className={styles.field}>
      {label} <TextField onTouch={onTouch} />
    </label>
  ),
});

const filterBy = (placeholder: string): Candidate => ({
  sign: placeholder,
  show: (onTouch) => <TextField aria-label="Filter" placeholder={placeholder} onTouch={onTouch} />,
});

const picture = (alt: string, src: string): Candidate => ({
  sign: alt,
  show: (onTouch) => (
    <button type="button" className={look} aria-label="Choose" onClick={onTouch}>
      <img src={src} alt={alt} width="24" height="24" />
    </button>
  ),
});

const helpOn = (title: string): Candidate => ({
  sign: title,
  show: (onTouch) => (
    <button type="button" className={look} title={title} onClick={onTouch}>
      ?
    </button>
  ),
});

const renewalOf = (id: string, description: string): Candidate => ({
  sign: description,
  show: (onTouch) => (
    <>
      <button type="button" className={look} aria-describedby={id} onClick={onTouch}>
        Renew
      </button>{' '}
      <span id={id}>{description}</span>
    </>
  ),
});

/** From the locator to try first to the one to try last. */
export const rungs: readonly Rung[] = [
  {
    name: 'role',
    title: 'Role',
    asks: 'Press the button, not the link.',
    elements: [archiveButton, archiveLink],
  },
  {
    name: 'label',
    title: 'Label',
    asks: 'Type something into the field with exactly the label Name.',
    elements: [labelled('Name'), labelled('User name'), labelled('Company name')],
  },
  {
    name: 'group',
    title: 'Group',
    asks: 'Press Save of the work address.',
    elements: [saveOf('Work address'), saveOf('Home address')],
  },
  {
    name: 'row',
    title: 'Row',
    asks: 'Press Delete in the list item of invoice 18.',
    elements: [deleteOf('Invoice 18'), deleteOf('Invoice 17'), deleteOf('Invoice 19')],
  },
  {
    name: 'placeholder',
    title: 'Placeholder',
    asks: 'Type something into the filter with the placeholder Country.',
    elements: [filterBy('Country'), filterBy('City')],
  },
  {
    name: 'alternative',
    title: 'Text alternative',
    asks: 'Press the picture with the text alternative Circle.',
    elements: [picture('Circle', circle), picture('Square', square)],
  },
  {
    name: 'title',
    title: 'Title',
    asks: 'Press the button with the title Help on prices.',
    elements: [helpOn('Help on prices'), helpOn('Help on dates')],
  },
  {
    name: 'description',
    title: 'Description',
    asks: 'Press the Renew button whose description is “Ends in June”.',
    elements: [
      renewalOf('ladder-june', 'Ends in June'),
      renewalOf('ladder-march', 'Ends in March'),
    ],
  },
];

interface TextFieldProps {
  readonly onTouch: OnTouch;
  readonly 'aria-label'?: string;
  readonly placeholder?: string;
}

const TextField = ({ onTouch, ...rest }: TextFieldProps) => {
  const [text, setText] = useState('');
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onTouch(event);
      }}
    />
  );
};
