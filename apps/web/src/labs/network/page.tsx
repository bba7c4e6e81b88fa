import { useState } from 'react';
import type { NetworkFacts } from '@sparring/contracts/lab-facts/network';
import { judge } from '@sparring/practice/labs/network/judge';
import { type Progress, requests } from '@sparring/practice/labs/network/requests';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { useApi } from './use-api.ts';

export * from './lesson.ts';

const Network = ({ delay, timeout, seed }: Settings<typeof dials>) => {
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const [progress, setProgress] = useState<Progress>({});
  const [facts, setFacts] = useState<NetworkFacts>();
  const ask = useApi(delay * 1000, timeout);

  const send = async ({ title, item }: (typeof requests)[number]) => {
    if (progress[title] === 'open') return;
    setProgress((before) => ({ ...before, [title]: 'open' }));
    const message = await ask(item);
    if (message === undefined) return;
    setMessages((before) => ({ ...before, [title]: message }));
    setProgress((before) => ({ ...before, [title]: 'ended' }));
  };

  return (
    <>
      {requests.map((request) => {
        const isOpen = progress[request.title] === 'open';
        return (
          <div key={request.name} className={styles.request} aria-busy={isOpen}>
            <Button name={`network-${request.name}`} look="plain" onClick={() => send(request)}>
              {request.title}
            </Button>
            <Outcome label={`Answer to ${request.title}`} name={`network-${request.name}-answer`}>
              {isOpen ? 'Asking…' : messages[request.title]}
            </Outcome>
          </div>
        );
      })}
      <div className={styles.finish}>
        <Button
          name="network-finish"
          onClick={() => setFacts({ seed, delay, timeout, requests: progress })}
        >
          Finish
        </Button>
      </div>
      <Verdict name="network-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Network;
