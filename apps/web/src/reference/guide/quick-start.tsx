import { labAccounts } from '@sparring/contracts/credentials/published';
import { Link } from 'react-router';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { paths } from '../../paths.ts';
import { testable } from '../../ui/testable.ts';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import styles from './quick-start.module.css';

const [reader] = labAccounts;

/** From the address of the API to the first request, for who came to call it. */
export const QuickStart = () => {
  const { name, base } = useWorkspace();
  const collection = `/w/${name}/postman.json`;
  return (
    <section
      {...testable('quick-start')}
      className={`panel ${styles.quickStart}`}
      aria-labelledby="quick-title"
    >
      <h2 id="quick-title">Quick start</h2>
      <ol>
        <li>
          Use this base URL. It names a workspace of your own, and every workspace begins with the
          same books:
          <CodeBlock name="quick-base" what="the base URL">
            {base}
          </CodeBlock>
        </li>
        <li>
          Send the first request: 200, and two books.
          <CodeBlock name="quick-call" what="the first request">
            {`curl --include '${base}/books?limit=2'`}
          </CodeBlock>
        </li>
        <li>
          Or choose Import in Postman, Bruno or Insomnia and paste this address. The collection has
          every request, and sends it to your workspace:
          <CodeBlock name="quick-postman" what="the address of the collection">
            {new URL(collection, location.origin).href}
          </CodeBlock>
          <a {...testable('quick-download')} href={collection} download="sparring.postman.json">
            Download the collection
          </a>
        </li>
        <li>
          Requests that need a token need an account: <code>{reader.username}</code> with the
          password <code>{reader.password}</code>.{' '}
          <Link {...testable('quick-token')} to={paths.apiAuthentication}>
            Get a token
          </Link>
        </li>
        <li>
          Next,{' '}
          <Link {...testable('quick-console')} to={paths.console}>
            watch your requests arrive
          </Link>
          , and then{' '}
          <Link {...testable('quick-faults')} to={paths.apiFaults}>
            let one of them fail
          </Link>
          .
        </li>
      </ol>
    </section>
  );
};
