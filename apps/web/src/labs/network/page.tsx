import { useState } from 'react';
import type { NetworkFacts } from '@sparring/contracts/lab-facts/network';
import { createChance } from '@sparring/practice/chance';
import { judge } from '@sparring/practice/labs/network/judge';
import { type Progress, requests } from '@sparring/practice/labs/network/requests';
import { drawFailures, inTimes, unsteady } from '@sparring/practice/labs/network/unsteady';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { rulesWith } from './faults.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { useApi } from './use-api.ts';

export * from './lesson.ts';

/** As the page says it: a product has a price at its end. */
const outcomeOf = (message: string) => (/, \$\d+\.\d\d$/.test(message) ? 'product' : 'failed');

const Network = ({ delay, timeout, level, seed }: Settings<typeof dials>) => {
  const shown = level > 1 ? [...requests, unsteady] : requests;
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const [progress, setProgress] = useState<Progress>({});
  const [facts, setFacts] = useState<NetworkFacts>();
  const failures = level > 1 ? drawFailures(createChance(seed)) : 0;
  const [unsteadyAsked, setUnsteadyAsked] = useState(0);
  const ask = useApi(rulesWith(delay * 1000, failures), timeout);

  const send = async ({ title, item }: (typeof shown)[number]) => {
    if (progress[title] === 'open') return;
    setProgress((before) => ({ ...before, [title]: 'open' }));
    if (title === unsteady.title) setUnsteadyAsked(unsteadyAsked + 1);
    const message = await ask(item);
    if (message === undefined) return;
    setMessages((before) => ({ ...before, [title]: message }));
    setProgress((before) => ({ ...before, [title]: outcomeOf(message) }));
  };

  return (
    <>
      {shown.map((request) => {
        const isOpen = progress[request.title] === 'open';
        return (
          <div key={request.name} className={styles.request} aria-busy={isOpen}>
            <Button name={`network-${request.name}`} look="plain" onClick={() => send(request)}>
              {request.title}
            </Button>
            <Outcome label={`Answer to ${request.title}`} name={`network-${request.name}-answer`}>
              {isOpen ? 'Asking…' : messages[request.title]}
              {request === unsteady && unsteadyAsked > 0 && !isOpen
                ? ` Asked ${inTimes(unsteadyAsked)}.`
                : ''}
            </Outcome>
          </div>
        );
      })}
      <div className={styles.finish}>
        <Button
          name="network-finish"
          onClick={() =>
            setFacts({
              seed,
              delay,
              timeout,
              requests: progress,
              level,
              unsteady_asked: unsteadyAsked,
            })
          }
        >
          Finish
        </Button>
      </div>
      <Verdict name="network-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Network;
