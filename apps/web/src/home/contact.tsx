import { Link, useLocation } from 'react-router';
import { version } from '../../../../package.json';
import { defaultSettings } from '../page-settings/settings-defaults.ts';
import { pageSettings } from '../page-settings/settings.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { paths } from '../paths.ts';
import { lastAnswer } from '../session/last-answer.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

/** The footer hands over the page on which the problem came up. */
const Contact = () => {
  const { state } = useLocation();
  return (
    <>
      <PageHeading>Contact</PageHeading>
      {pageSettings.hostedByUrl === defaultSettings.hostedByUrl ? <NotSet /> : <Host />}
      <h2 id="report">Report a problem</h2>
      <p>
        Write to your teacher or to the host what you did, what you expected, and what came instead.
        The text has the address of the page that you came from, and the request id of the last
        response that this browser got; for another one, write its header <code>X-Request-Id</code>.
        Copy it:
      </p>
      <CodeBlock name="contact-report" what="what to write">
        {`Address: ${location.origin}${state?.from ?? ''}
Version: Sparring ${version}
Browser: ${navigator.userAgent}
What I did:
What I expected:
What came instead:
Request id (X-Request-Id), if the API responded: ${lastAnswer()}`}
      </CodeBlock>
    </>
  );
};

export default Contact;

const Host = () => (
  <p>
    This site is hosted by {pageSettings.hostedByName}. For questions about this site,{' '}
    <a {...testable('contact-host')} href={pageSettings.hostedByUrl} target="_blank" rel="noopener">
      visit {pageSettings.hostedByName}
    </a>
    .
  </p>
);

const NotSet = () => (
  <p>
    The host of this copy of Sparring has not set a contact address.{' '}
    <Link {...testable('contact-host')} to={`${paths.about}#top-bar`}>
      How a host sets it
    </Link>
  </p>
);
