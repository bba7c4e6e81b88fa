import { useState } from 'react';
import { Outcome } from '../../../practice/outcome.tsx';
import { testable } from '../../../ui/testable.ts';
import heads from '../../../practice/sort-heads.module.css';
import styles from './page.module.css';
import { produce } from './produce.ts';
import { nextSorting, sorted, type Sorting, type SortKey } from './rules.ts';

export * from './lesson.ts';

const columns: { key: SortKey; label: string }[] = [
  { key: 'name', label: 'Name' },
  { key: 'price', label: 'Price' },
  { key: 'category', label: 'Category' },
];

const SortingTable = () => {
  const [sorting, setSorting] = useState<Sorting>();
  const rows = sorting ? sorted(produce, sorting) : produce;

  return (
    <>
      <table {...testable('produce-table')} className={styles.produce}>
        <caption className="caption heavy">Produce</caption>
        <thead className={heads.sortHeads}>
          <tr>
            {columns.map(({ key, label }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sorting?.key === key ? sorting.direction : 'none'}
              >
                <button
                  {...testable(`sort-${key}`)}
                  type="button"
                  onClick={() => setSorting((latest) => nextSorting(latest, key))}
                >
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, price, category }) => (
            <tr key={id} {...testable(`produce-${id}`)}>
              <td>{name}</td>
              <td>{price.toFixed(2)}</td>
              <td>{category}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Outcome label="Sorted by" name="sorting-outcome">
        {sorting ? `${sorting.key}, ${sorting.direction}` : 'nothing yet'}
      </Outcome>
    </>
  );
};

export default SortingTable;
