import type { StrayGroup } from '@sparring/contracts/desk/watch';
import { testable } from '../../ui/testable.ts';
import styles from './say-now.module.css';

interface UnknownRequestsProps {
  readonly groups: readonly StrayGroup[];
  /** An address can hold a key that is nearly right, so the projector has none. */
  readonly hasTargets: boolean;
}

const timeOf = (time: string) => new Date(time).toLocaleTimeString('en-GB');

/** Requests that reached nobody, by their reason. */
export const UnknownRequests = ({ groups, hasTargets }: UnknownRequestsProps) => {
  if (groups.length === 0)
    return (
      <section {...testable('desk-unknown')} aria-label="Requests that reached nobody">
        <p className="muted flush">Each request of the last 15 minutes reached somebody.</p>
      </section>
    );
  return (
    <section {...testable('desk-unknown')} aria-labelledby="desk-unknown-title">
      <h2 id="desk-unknown-title">Requests that reached nobody</h2>
      <ul className={styles.list}>
        {groups.map(({ reason, say, count, clients, last }) => (
          <li key={reason} {...testable(`unknown-${reason}`)}>
            <span className="heavy subtitle">{count}</span>
            <div>
              <p className="flush bold">{say}</p>
              <p className="small breakable flush">
                from {clients} {clients === 1 ? 'client' : 'clients'}
              </p>
              {hasTargets && (
                <details>
                  <summary
                    {...testable(`unknown-${reason}-last`)}
                    aria-label={`The last of them: ${say}`}
                  >
                    The last of them
                  </summary>
                  <ul>
                    {last.map(({ time, method, target, tool }) => (
                      <li key={`${time} ${target}`} className="small breakable flush">
                        {timeOf(time)} {method} {target} ({tool})
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
