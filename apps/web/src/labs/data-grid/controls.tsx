import { useState } from 'react';
import { type Column, statuses } from '@sparring/practice/labs/data-grid/invoices';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './page.module.css';
import { moved, pageSizes, type View } from './view.ts';

interface ControlsProps {
  readonly view: View;
  readonly onFilter: (filter: Partial<Pick<View, 'customer' | 'status'>>) => void;
  readonly onPageSize: (pageSize: number) => void;
  readonly onOrder: (order: readonly Column[]) => void;
}

/** What stands above the table: filters, the size of a page, and the order of the columns. */
export const Controls = ({ view, onFilter, onPageSize, onOrder }: ControlsProps) => (
  <div className={styles.controls}>
    <TextField
      label="Customer contains"
      name="grid-customer"
      type="search"
      value={view.customer}
      onText={(text) => onFilter({ customer: text })}
    />
    <Field label="Status" name="grid-status">
      {(wiring) => (
        <select
          {...wiring}
          value={view.status}
          onChange={({ target }) => onFilter({ status: target.value as View['status'] })}
        >
          {['All', ...statuses].map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      )}
    </Field>
    <Field label="Rows per page" name="grid-page-size">
      {(wiring) => (
        <select
          {...wiring}
          value={view.pageSize}
          onChange={({ target }) => onPageSize(Number(target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      )}
    </Field>
    <ColumnOrder order={view.order} onOrder={onOrder} />
  </div>
);

const ColumnOrder = ({ order, onOrder }: Pick<View, 'order'> & Pick<ControlsProps, 'onOrder'>) => {
  const [column, setColumn] = useState<Column>('Amount');

  return (
    <div className={`row ${styles.order}`}>
      <Field label="Column" name="grid-column">
        {(wiring) => (
          <select
            {...wiring}
            value={column}
            onChange={({ target }) => setColumn(target.value as Column)}
          >
            {order.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      <Button
        name="grid-move-left"
        look="plain"
        disabled={column === order[0]}
        onClick={() => onOrder(moved(order, column, -1))}
      >
        Move left
      </Button>
      <Button
        name="grid-move-right"
        look="plain"
        disabled={column === order.at(-1)}
        onClick={() => onOrder(moved(order, column, 1))}
      >
        Move right
      </Button>
    </div>
  );
};
