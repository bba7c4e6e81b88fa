import {
  amountOf,
  type Column,
  type Invoice,
  sumOf,
  textOf,
} from '@sparring/practice/labs/data-grid/invoices';
import { type Selection, shareOf } from '@sparring/practice/labs/data-grid/selection';
import { testable } from '../../ui/testable.ts';
import heads from '../../practice/sort-heads.module.css';
import styles from './page.module.css';
import { TableBox } from './table-box.tsx';
import type { Sort } from './view.ts';

interface TableProps {
  /** Whether the rows scroll beneath the header. */
  readonly isLow: boolean;
  readonly order: readonly Column[];
  readonly sort: Sort;
  /** The rows of the page. */
  readonly rows: readonly Invoice[];
  /** The invoices of all pages. */
  readonly matches: readonly Invoice[];
  readonly selection: Selection;
  readonly onSort: (column: Column) => void;
  readonly onSelect: (invoices: readonly Invoice[], isSelected: boolean) => void;
  /** Select all, in the header. */
  readonly onSelectPage: (isSelected: boolean) => void;
}

export const Table = ({
  isLow,
  order,
  sort,
  rows,
  matches,
  selection,
  onSort,
  onSelect,
  onSelectPage,
}: TableProps) => (
  <TableBox isLow={isLow} first={rows[0]?.number}>
    <table {...testable('grid-table')} className={`flush ${styles.table}`}>
      <caption className="caption heavy">Invoices</caption>
      <thead className={heads.sortHeads}>
        <tr>
          <td>
            <SelectAll share={shareOf(rows, selection)} onChange={onSelectPage} />
          </td>
          {order.map((column) => (
            <th
              key={column}
              scope="col"
              data-column={column}
              aria-sort={sort.column === column ? sort.direction : 'none'}
            >
              <button
                {...testable(`grid-sort-${column.toLowerCase()}`)}
                type="button"
                onClick={() => onSort(column)}
              >
                {column}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((invoice) => (
          <Row
            key={invoice.number}
            invoice={invoice}
            order={order}
            isSelected={selection.has(invoice.number)}
            onSelect={onSelect}
          />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={order.length + 1}>No invoice matches.</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={order.length}>
            Sum of {matches.length} {matches.length === 1 ? 'invoice' : 'invoices'}
          </th>
          <td {...testable('grid-sum')}>{amountOf(sumOf(matches))}</td>
        </tr>
      </tfoot>
    </table>
  </TableBox>
);

interface SelectAllProps {
  readonly share: ReturnType<typeof shareOf>;
  readonly onChange: TableProps['onSelectPage'];
}

const SelectAll = ({ share, onChange }: SelectAllProps) => (
  <label className={styles.pick}>
    <input
      {...testable('grid-select-all')}
      type="checkbox"
      aria-label="Select all"
      ref={(box) => {
        if (box) box.indeterminate = share === 'some';
      }}
      checked={share === 'all'}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);

interface RowProps extends Pick<TableProps, 'order' | 'onSelect'> {
  readonly invoice: Invoice;
  readonly isSelected: boolean;
}

const Row = ({ invoice, order, isSelected, onSelect }: RowProps) => (
  <tr {...testable(`grid-row-${invoice.number}`)} data-selected={isSelected}>
    <td>
      <label className={styles.pick}>
        <input
          {...testable(`grid-select-${invoice.number}`)}
          type="checkbox"
          aria-label={`Select ${textOf(invoice, 'Invoice')}`}
          checked={isSelected}
          onChange={({ target }) => onSelect([invoice], target.checked)}
        />
      </label>
    </td>
    {order.map((column) =>
      column === 'Invoice' ? (
        <th key={column} scope="row">
          {textOf(invoice, column)}
        </th>
      ) : (
        <td key={column} data-column={column}>
          {textOf(invoice, column)}
        </td>
      ),
    )}
  </tr>
);
