import { Link, useSearchParams } from 'react-router';
import { critique, type Remark, type Verdict } from '@sparring/contracts/critique';
import { testable } from '../ui/testable.ts';
import { useWorkspace } from '../practice/workspace/use-workspace.tsx';
import { toRequest } from './console-address.ts';
import styles from './critique-panel.module.css';
import { statements } from './critique-statements.ts';
import { useCalm } from './use-calm.ts';
import { useFetched } from './use-fetched.ts';

const inWords: Record<Verdict, string> = {
  improve: 'To improve',
  good: 'Good',
  'not-seen': 'Not seen',
};

const order = Object.keys(inWords) as Verdict[];

/** What the log says about the client. A new request changes the fragment, so that it is read again. */
export const CritiquePanel = ({ newest }: { readonly newest: number | undefined }) => {
  const { base } = useWorkspace();
  const fetched = useFetched(critique, `${base}/workspace/critique#${useCalm(newest)}`);
  if (fetched.state === 'waiting') return <p>Loading…</p>;
  if (fetched.state === 'failed') return <p {...testable('critique-missing')}>{fetched.reason}</p>;
  const { remarks, requests } = fetched.value;
  const byVerdict = Map.groupBy(remarks, ({ verdict }) => verdict);
  const good = byVerdict.get('good')?.length ?? 0;
  const judged = good + (byVerdict.get('improve')?.length ?? 0);
  return (
    <>
      {judged > 0 && (
        <p {...testable('critique-score')} className={styles.score}>
          {good} of {judged} good
        </p>
      )}
      <p {...testable('critique-basis')}>
        {remarks.length} rules, judged by the {requests} requests in the log.
      </p>
      {order.map((verdict) => (
        <Remarks key={verdict} verdict={verdict} remarks={byVerdict.get(verdict) ?? []} />
      ))}
    </>
  );
};

interface RemarksProps {
  readonly verdict: Verdict;
  readonly remarks: readonly Remark[];
}

const Remarks = ({ verdict, remarks }: RemarksProps) =>
  remarks.length > 0 && (
    <section {...testable(`critique-${verdict}`)} aria-labelledby={`critique-${verdict}-title`}>
      <h2 id={`critique-${verdict}-title`}>
        {inWords[verdict]}: {remarks.length}
      </h2>
      <ul className={styles.remarks} data-verdict={verdict}>
        {remarks.map((remark) => (
          <Row key={remark.rule} remark={remark} />
        ))}
      </ul>
    </section>
  );

/** The log answers the question of a rule; a rule that it does not show stays a question. */
const sentenceOf = ({ rule, question, verdict }: Remark): string =>
  verdict === 'not-seen' ? question : (statements[rule]?.[verdict] ?? question);

const adviceOf = ({ verdict, advice }: Remark): string | undefined => {
  if (verdict === 'good') return undefined;
  return verdict === 'improve' ? advice : `Try next: ${advice}`;
};

const Row = ({ remark }: { readonly remark: Remark }) => {
  const [search] = useSearchParams();
  const { rule, request } = remark;
  const sentence = sentenceOf(remark);
  return (
    <li {...testable(`remark-${rule}`)}>
      <h3 className="flush">{sentence}</h3>
      <p>
        {adviceOf(remark)}{' '}
        {request !== null && (
          <Link
            {...testable(`remark-${rule}-request`)}
            to={toRequest(search, request)}
            preventScrollReset
            aria-label={`Request ${request} shows it: ${sentence}`}
          >
            Request {request} shows it
          </Link>
        )}
      </p>
    </li>
  );
};
