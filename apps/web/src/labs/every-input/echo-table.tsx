import { type Echo, inWords } from '@sparring/practice/labs/every-input/echo';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface EchoTableProps {
  readonly echo: Echo;
  /** The type of each input; a browser that does not know a type makes it `text`. */
  readonly types: Readonly<Record<string, string>>;
  readonly rows: readonly { readonly name: string; readonly label: string }[];
}

export const EchoTable = ({ echo, types, rows }: EchoTableProps) => (
  <table {...testable('every-echo')} className={styles.echo}>
    <caption className="caption">What the form sends</caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Value</th>
        <th scope="col">Type in this browser</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, label }) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          <td {...testable(`echo-${name}`)}>{inWords(echo[name])}</td>
          <td {...testable(`type-${name}`)}>{types[name]}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">Place on the picture</th>
        <td {...testable('echo-picture')}>{placeOf(echo)}</td>
        <td>image</td>
      </tr>
    </tbody>
  </table>
);

const placeOf = ({ 'picture.x': x, 'picture.y': y }: Echo): string =>
  x === undefined || y === undefined ? 'not sent' : `${x}, ${y}`;
