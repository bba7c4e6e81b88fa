import {
  amount,
  centsOf,
  inFile,
  type MonthName,
  type Year,
} from '@sparring/practice/labs/file-downloads/months';
import { Choice } from '../../ui/choice.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { testable } from '../../ui/testable.ts';
import { BlobLink } from './blob-link.tsx';
import { csvOf } from './csv.ts';
import styles from './page.module.css';

interface MonthTableProps {
  readonly year: Year;
  readonly marked: readonly MonthName[];
  readonly onMark: (marked: readonly MonthName[]) => void;
}

/** What the page knows of each month, and the file that may say something else. */
export const MonthTable = ({ year, marked, onMark }: MonthTableProps) => {
  const all = year.months.flatMap(({ orders }) => orders);
  const mark = (name: MonthName) =>
    onMark(marked.includes(name) ? marked.filter((one) => one !== name) : [...marked, name]);

  return (
    <ScrollBox label="Months" className="spaced-5">
      <table {...testable('downloads-months')} className={`middle-cells ${styles.months}`}>
        <caption>Months</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Orders</th>
            <th scope="col">Total</th>
            <th scope="col">File</th>
            <th scope="col">Mark</th>
          </tr>
        </thead>
        <tbody>
          {year.months.map((month) => (
            <tr key={month.name}>
              <th scope="row">{month.name}</th>
              <td>{month.orders.length}</td>
              <td>{amount(centsOf(month.orders))}</td>
              <td>
                <BlobLink
                  name={`downloads-csv-${month.name.toLowerCase()}`}
                  saveAs={`${month.name.toLowerCase()}.csv`}
                  type="text/csv;charset=utf-8"
                  text={csvOf(inFile(month, year))}
                >
                  {month.name} as CSV
                </BlobLink>
              </td>
              <td>
                <Choice
                  name={`downloads-mark-${month.name.toLowerCase()}`}
                  type="checkbox"
                  aria-label={`${month.name} lacks an order`}
                  checked={marked.includes(month.name)}
                  onChange={() => mark(month.name)}
                >
                  <span className={styles.mark}>lacks an order</span>
                </Choice>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td>{all.length}</td>
            <td colSpan={3}>{amount(centsOf(all))}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
};
