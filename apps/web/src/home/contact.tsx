import { Link } from 'react-router';
import { version } from '../../../../package.json';
import { defaultSettings } from '../page-settings/settings-defaults.ts';
import { pageSettings } from '../page-settings/settings.ts';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { paths } from '../paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

const Contact = () => (
  <>
    <PageHeading>Contact</PageHeading>
    {pageSettings.hostedByUrl === defaultSettings.hostedByUrl ? <NotSet /> : <Host />}
    <h2 id="report">Report a problem</h2>
    <p>
      Write to your teacher or to the host what you did, what you expected, and what came instead.
      Of a response of the API, add its header <code>X-Request-Id</code>. Copy this into it:
    </p>
    <CodeBlock name="contact-report" what="what to write">
      {`Address: ${location.origin}
Version: Sparring ${version}
Browser: ${navigator.userAgent}
What I did:
What I expected:
What came instead:
Request id (X-Request-Id), if the API responded:`}
    </CodeBlock>
  </>
);

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
