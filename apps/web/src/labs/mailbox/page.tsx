import { useState } from 'react';
import { useLocation } from 'react-router';
import type { MailboxFacts } from '@sparring/contracts/lab-facts/mailbox';
import type { Purpose } from '@sparring/contracts/mailbox/mailbox';
import { judge } from '@sparring/practice/labs/mailbox/judge';
import { strengthOf, strengths } from '@sparring/practice/labs/mailbox/strength';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { silentApi } from '../../practice/silent-api.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { apiOf, nameOfTab } from '../../session/workspace-name.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { testable } from '../../ui/testable.ts';
import { CodeBoxes, noCode } from './code-boxes.tsx';
import { Inbox } from './inbox.tsx';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { createServer } from './server.ts';

export * from './lesson.ts';

/** The purpose of the mail that each asks for; a login asks for none. */
const actions: readonly (readonly [name: string, title: string, purpose?: Purpose])[] = [
  ['register', 'Register', 'confirm'],
  ['log-in', 'Log in'],
  ['sign-in', 'Sign in by mail', 'sign-in'],
  ['reset', 'Reset the password', 'reset'],
  ['delete', 'Delete the account', 'delete'],
];

/** What the address has of a link in a mail. */
const linkIn = (search: string) => {
  const query = new URLSearchParams(search);
  const [to, token] = [query.get('address'), query.get('token')];
  const [, title = '', purpose] = actions.find((one) => one[2] === query.get('for')) ?? [];
  return purpose && to && token ? { to, token, purpose, title } : undefined;
};

const Strength = ({ password }: { readonly password: string }) => {
  const strength = strengthOf(password);
  return (
    <>
      <meter
        {...testable('mailbox-meter')}
        aria-label="Strength"
        className={styles.meter}
        max={strengths.length - 1}
        value={strength}
      />
      <Outcome label="Strength" name="mailbox-strength" quiet>
        {strengths[strength]}
      </Outcome>
    </>
  );
};

const secret = { type: 'password', autoComplete: 'new-password' } as const;

interface LinkFormProps {
  readonly link: NonNullable<ReturnType<typeof linkIn>>;
  readonly onUse: (password: object) => void;
}

/** A link does nothing by itself: programs that read mails open links, too. */
const LinkForm = ({ link: { to, purpose, title }, onUse }: LinkFormProps) => {
  const [password, setPassword] = useState('');
  const isReset = purpose === 'reset';
  return (
    <form
      aria-label="Link"
      className="spaced"
      onSubmit={(event) => {
        event.preventDefault();
        onUse(isReset ? { password } : {});
      }}
    >
      <p className="breakable">
        This link is for {to}: {title}.
      </p>
      {isReset && (
        <TextField
          {...secret}
          label="New password"
          name="mailbox-new"
          value={password}
          onText={setPassword}
        />
      )}
      <Button name="mailbox-use-link" type="submit">
        Use the link
      </Button>
    </form>
  );
};

const Mailbox = ({ seed }: Settings<typeof dials>) => {
  const { search } = useLocation();
  const [server] = useState(() => createServer(apiOf(nameOfTab(search))));
  const [link] = useState(() => linkIn(search));
  const [address, setAddress] = useState(link?.to ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState(noCode);
  const [told, tell] = useState('');
  const [facts, setFacts] = useState<MailboxFacts>();

  const fail = () => tell(silentApi);
  const act = (sent: Promise<string>) => {
    tell('');
    void sent.then(tell, fail);
  };
  const send = (purpose?: Purpose) => {
    if (purpose) act(server.ask(address, purpose, purpose === 'confirm' && { password }));
    else act(server.logIn(address, password));
  };
  const check = () => server.acts().then((acts) => setFacts({ seed, acts }), fail);

  return (
    <>
      <TextField
        label="Email"
        name="mailbox-address"
        type="email"
        autoComplete="email"
        value={address}
        onText={setAddress}
      />
      <TextField
        {...secret}
        label="Password"
        name="mailbox-password"
        value={password}
        onText={setPassword}
      />
      <Strength password={password} />
      <div className="buttons">
        {actions.map(([name, title, purpose], at) => (
          <Button
            key={name}
            name={`mailbox-${name}`}
            look={at === 0 ? 'primary' : 'plain'}
            onClick={() => send(purpose)}
          >
            {title}
          </Button>
        ))}
      </div>
      <form
        className="spaced"
        onSubmit={(event) => {
          event.preventDefault();
          act(server.use(address, code.join(''), 'confirm'));
        }}
      >
        <CodeBoxes code={code} onChange={setCode} />
        <Button name="mailbox-confirm" look="plain" type="submit">
          Confirm
        </Button>
      </form>
      {link && (
        <LinkForm
          link={link}
          onUse={(more) => act(server.use(link.to, link.token, link.purpose, more))}
        />
      )}
      <Outcome label="State" name="mailbox-state">
        {told}
      </Outcome>
      <Inbox server={server} onFail={fail} />
      <Button name="mailbox-check" onClick={check}>
        Check
      </Button>
      <Verdict name="mailbox-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Mailbox;
