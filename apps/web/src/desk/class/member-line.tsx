import { memo } from 'react';
import type { TaskCount } from '@sparring/contracts/desk/marks';
import type { MemberRow } from '@sparring/contracts/desk/watch';
import { testable } from '../../ui/testable.ts';
import { DoneSquares } from '../tasks/done-squares.tsx';
import { stateWords } from '../words.ts';
import styles from './member-grid.module.css';

interface MemberLineProps {
  readonly row: MemberRow;
  readonly planned: readonly TaskCount[];
  readonly isChosen: boolean;
  readonly ago: string;
  readonly onChoose: (number: number) => void;
  readonly onOpen: (number: number) => void;
}

/** The path without the base that all endpoints share: whole where it is none, because then the mistake can be in the base. */
const shownPath = ({ path, endpoint }: NonNullable<MemberRow['last']>): string =>
  endpoint === null ? path : path.replace(/^(\/v1)?\/practice(?=\/)/, '');

const none = '–';

const statusInWords = ({ last }: MemberRow): string => {
  if (!last) return none;
  return `${last.status ?? 'no response'}${last.problem ? ` ${last.problem}` : ''}`;
};

const cellsOf = (row: MemberRow, planned: readonly TaskCount[], ago: string) =>
  [
    ['Last request', row.last ? `${row.last.method} ${shownPath(row.last)}` : none],
    ['Status', statusInWords(row)],
    ['Again', row.repeats > 1 ? `×${row.repeats}` : none],
    ...(planned.length > 0
      ? [['Tasks', <DoneSquares key="tasks" planned={planned} done={row.done} />] as const]
      : []),
    ['Tool', row.tool ?? none],
    ['Ago', ago],
  ] as const;

/** A row is rendered again only when the member, the selection or the time since the last request has changed. */
export const MemberLine = memo(
  ({ row, planned, isChosen, ago, onChoose, onOpen }: MemberLineProps) => {
    const { number, name, state } = row;
    return (
      <tr {...testable(`member-${number}`)} data-state={state}>
        <td data-column="Choose">
          <label className={styles.choose}>
            <input
              {...testable(`member-${number}-choose`)}
              type="checkbox"
              checked={isChosen}
              aria-label={`Choose ${name}, number ${number}`}
              onChange={() => onChoose(number)}
            />
          </label>
        </td>
        <td data-column="Number">{number}</td>
        <th scope="row" data-column="Name">
          <button
            {...testable(`member-${number}-open`)}
            className={styles.name}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${name}, number ${number}`}
            onClick={() => onOpen(number)}
          >
            <bdi>{name}</bdi>
          </button>
        </th>
        <td data-column="State">
          <span className={styles.state} data-state={state}>
            {stateWords[state]}
          </span>
        </td>
        {cellsOf(row, planned, ago).map(([column, text]) => (
          <td key={column} data-column={column} data-empty={text === none} className={styles.value}>
            <span className={styles.short}>{text}</span>
          </td>
        ))}
      </tr>
    );
  },
);
