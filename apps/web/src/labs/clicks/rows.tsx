import { type Dispatch, useState } from 'react';
import { createChance } from '@sparring/practice/chance';
import type { ClickAction } from '@sparring/practice/labs/clicks/round';
import { bills } from '@sparring/practice/labs/clicks/wanted';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';

interface RowsProps {
  readonly pressed: readonly string[];
  readonly seed: number;
  readonly change: Dispatch<ClickAction>;
  readonly onUse: (event: Pick<Event, 'isTrusted'>) => void;
}

const actions = ['Archive', 'Delete'];

/** Each row has buttons that only a mouse or the focus in the row brings. */
export const Rows = ({ pressed, seed, change, onUse }: RowsProps) => {
  const [order] = useState(() => createChance(seed).sample(bills, bills.length));

  return (
    <>
      <table {...testable('clicks-rows')} className={styles.rows}>
        <caption>Bills</caption>
        <tbody>
          {order.map((bill) => (
            <tr key={bill}>
              <th scope="row">{bill}</th>
              <td>
                <div className={`actions ${styles.actions}`}>
                  {actions.map((action) => (
                    <Button
                      key={action}
                      name={`clicks-${action}-${bill}`.toLowerCase()}
                      look="plain"
                      aria-label={`${action} ${bill}`}
                      onClick={({ nativeEvent }) => {
                        onUse(nativeEvent);
                        change({ kind: 'row', button: `${action} ${bill}` });
                      }}
                    >
                      {action}
                    </Button>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Outcome label="Row actions" name="clicks-row-actions">
        {pressed.join(', ')}
      </Outcome>
    </>
  );
};
