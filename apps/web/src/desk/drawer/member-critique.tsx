import type { Critique, Remark } from '@sparring/contracts/critique';
import { testable } from '../../ui/testable.ts';
import { useDeskValue } from '../use-desk-value.ts';
import styles from './drawer.module.css';

interface MemberCritiqueProps {
  readonly path: string;
  /** Which workspace of the member: what stands behind the key. */
  readonly rest: string;
  readonly calls: number;
}

const inWords = { improve: 'To improve', good: 'Good', 'not-seen': 'Not seen' } as const;

/** What the log says about the client of a member. */
export const MemberCritique = ({ path, rest, calls }: MemberCritiqueProps) => {
  const { value, problem } = useDeskValue<Critique>(`${path}/critique?rest=${rest}#${calls}`);
  if (!value) return <p>{problem ?? 'Loading…'}</p>;
  const byVerdict = Map.groupBy(value.remarks, ({ verdict }) => verdict);
  return (
    <div {...testable('drawer-critique')}>
      {(['improve', 'good', 'not-seen'] as const).map((verdict) => (
        <Remarks key={verdict} title={inWords[verdict]} remarks={byVerdict.get(verdict) ?? []} />
      ))}
    </div>
  );
};

interface RemarksProps {
  readonly title: string;
  readonly remarks: readonly Remark[];
}

const Remarks = ({ title, remarks }: RemarksProps) =>
  remarks.length > 0 && (
    <>
      <h3>
        {title}: {remarks.length}
      </h3>
      <ul className={styles.list}>
        {remarks.map(({ rule, question, verdict, advice, request }) => (
          <li key={rule}>
            <strong>{question}</strong>
            {verdict === 'improve' && ` ${advice}`}
            {request !== null && ` Request ${request} shows it.`}
          </li>
        ))}
      </ul>
    </>
  );
