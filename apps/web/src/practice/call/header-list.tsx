import { testable } from '../../ui/testable.ts';
import styles from './header-list.module.css';
import type { Answer } from './send.ts';

interface HeaderListProps {
  readonly name: string;
  readonly rows: Answer['headers'];
}

/** A header can come several times, so its place in the list is its key. */
export const HeaderList = ({ name, rows }: HeaderListProps) => {
  const numbered = rows.map((row, at) => ({ row, key: `${at} ${row[0]}` }));
  return (
    <dl {...testable(name)} className={styles.headers}>
      {numbered.map(({ row: [header, value], key }) => (
        <div key={key}>
          <dt>{header}</dt>
          <dd className="flush">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
