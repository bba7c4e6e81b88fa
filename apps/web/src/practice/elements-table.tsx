import type { ElementRow } from './lesson.ts';
import styles from './elements-table.module.css';

/** The locators of the elements on the page. */
export const ElementsTable = ({ rows }: { rows: readonly ElementRow[] }) => (
  <section aria-labelledby="elements-title">
    <h2 id="elements-title">Elements on this page</h2>
    <table id="elements-table" className={styles.elementsTable} aria-labelledby="elements-title">
      <thead>
        <tr>
          <th scope="col">What it is</th>
          <th scope="col">Role and name</th>
          <th scope="col">Test id</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.testId} {...row} />
        ))}
      </tbody>
    </table>
  </section>
);

const Row = ({ what, role, name, testId, appears }: ElementRow) => (
  <tr>
    <td>
      {what}
      {appears && <span className={styles.appears}> ({appears})</span>}
    </td>
    <td>
      {role ? <code>{role}</code> : name ? 'label' : 'none'} {name && `“${name}”`}
    </td>
    <td>
      <code>{testId}</code>
    </td>
  </tr>
);
