import { type FormEvent, useState } from 'react';
import type { Flaw } from '@sparring/practice/labs/twins/twins';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './page.module.css';

const empty = { name: '', club: '', isWrong: false };

interface BookingProps {
  readonly flaws: ReadonlySet<Flaw>;
  readonly onBook: (name: string) => void;
}

export const Booking = ({ flaws, onBook }: BookingProps) => {
  const [fields, change] = useState(empty);
  const { name, club, isWrong } = fields;
  const mark = flaws.has('color') ? { className: styles.red } : { error: 'Enter a name.' };

  const book = (event: FormEvent) => {
    event.preventDefault();
    change({ ...fields, isWrong: name.trim() === '' });
    onBook(name.trim());
  };

  return (
    <form aria-label="Booking" className="spaced" onSubmit={book}>
      <div className={flaws.has('order') ? styles.upward : undefined}>
        <TextField
          label="Name"
          name="twins-name"
          aria-label={flaws.has('name') ? 'Phone' : undefined}
          value={name}
          onText={(text) => change({ ...fields, name: text })}
          {...(isWrong && mark)}
        />
        <TextField
          label="Club"
          name="twins-club"
          value={club}
          onText={(text) => change({ ...fields, club: text })}
        />
      </div>
      <div className={`row middle ${flaws.has('target') ? styles.tight : ''}`}>
        <Button name="twins-book" type="submit">
          Book
        </Button>
        <Button name="twins-clear" look="plain" aria-label="Clear" onClick={() => change(empty)}>
          ×
        </Button>
      </div>
    </form>
  );
};
