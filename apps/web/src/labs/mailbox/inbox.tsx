import { useEffect, useState } from 'react';
import { ownPage } from '@sparring/contracts/own-page';
import type { Mail } from '@sparring/contracts/mailbox/mailbox';
import { Outcome } from '../../practice/outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import styles from './page.module.css';
import type { Server } from './server.ts';

interface InboxProps {
  readonly server: Server;
  readonly onFail: () => void;
}

/** The mails of the API, as they were when it was asked last. */
export const Inbox = ({ server, onFail }: InboxProps) => {
  const [mails, setMails] = useState<readonly Mail[]>();
  const [opened, open] = useState<Mail>();
  const refresh = () => server.mails().then(setMails, onFail);
  useEffect(() => {
    void server.mails({ [ownPage]: '1' }).then(setMails, () => {});
  }, [server]);

  return (
    <section aria-labelledby="mailbox-inbox-title">
      <h2 id="mailbox-inbox-title">Inbox</h2>
      <Button name="mailbox-refresh" look="plain" onClick={refresh}>
        Refresh
      </Button>
      {mails?.length === 0 && <p className="muted">There are no mails.</p>}
      <ul {...testable('mailbox-inbox')} className={styles.inbox} aria-label="Inbox">
        {mails?.map(({ id, to: [to], subject, created_at: arrived }, at) => (
          <li key={id} className="row">
            <span>
              <b>{to?.address}</b>
              <br />
              {subject} · <time dateTime={arrived}>{arrived.slice(11, 19)}</time>
            </span>
            <Button
              name={`mailbox-read-${at + 1}`}
              look="plain"
              aria-label={`Read mail ${at + 1}`}
              onClick={() => server.mail(id).then(open, onFail)}
            >
              Read
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <Outcome label="Mail" name="mailbox-text">
          <span className={styles.text}>
            {opened.text.split(/^(\/.+)$/m).map((part) =>
              part.startsWith('/') ? (
                <a key={part} href={part}>
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </span>
        </Outcome>
      )}
    </section>
  );
};
