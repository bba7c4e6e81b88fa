import { pageSettings } from '../page-settings/settings.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

const Contact = () => (
  <>
    <PageHeading>Contact</PageHeading>
    <p>
      This site is hosted by {pageSettings.hostedByName}. For questions about this site,{' '}
      <a
        {...testable('contact-host')}
        href={pageSettings.hostedByUrl}
        target="_blank"
        rel="noopener"
      >
        visit {pageSettings.hostedByName}
      </a>
      .
    </p>
  </>
);

export default Contact;
