import { settings } from '../hosting/settings.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

const Contact = () => (
  <>
    <PageHeading>Contact</PageHeading>
    <p>
      This site is hosted by {settings.hostedByName}. For questions about this site,{' '}
      <a {...testable('contact-host')} href={settings.hostedByUrl} target="_blank" rel="noopener">
        visit {settings.hostedByName}
      </a>
      .
    </p>
  </>
);

export default Contact;
