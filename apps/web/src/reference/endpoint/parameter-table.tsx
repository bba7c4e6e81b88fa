import { kebab } from '../kebab.ts';
import { Marked } from '../../ui/marked.tsx';
import type { Parameter } from '@sparring/contracts/print/parameters';
import styles from '../../ui/tables.module.css';

interface ParameterTableProps {
  /** What the ids begin with. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

export const ParameterTable = ({ name, parameters }: ParameterTableProps) => {
  if (parameters.length === 0) return <p>This request has no parameters.</p>;
  return (
    <table id={`${name}-parameters`} className={styles.tables}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <Row key={kebab(parameter.place + parameter.name)} {...parameter} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({ name, place, required, value, byDefault, meaning }: Parameter) => (
  <tr>
    <th scope="row">
      <code>{name}</code>
      <span className={styles.aside}>
        {place}
        {required && ', required'}
      </span>
    </th>
    <td>
      {value}
      {byDefault && (
        <span className={styles.aside}>
          default <code>{byDefault}</code>
        </span>
      )}
    </td>
    <td>
      <Marked>{meaning}</Marked>
    </td>
  </tr>
);
