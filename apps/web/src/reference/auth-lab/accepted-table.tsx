import { testable } from '../../ui/testable.ts';
import tables from '../../ui/tables.module.css';
import type { Accepted } from './accepted.ts';

/** The accounts, keys and clients of a page. */
export const AcceptedTable = ({ rows }: { rows: readonly Accepted[] }) => (
  <>
    <h2>What it accepts</h2>
    <p>All of these are public and protect nothing.</p>
    <table {...testable('accepted')} className={tables.tables}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, value, meaning }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <code>{value}</code>
              <span className={tables.aside}>{meaning}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
