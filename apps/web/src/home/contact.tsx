import { settings } from '../hosting/settings.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

const Contact = () => (
  <>
    <PageHeading>Contact</PageHeading>
    <p>
      There is no form here, because nobody would read it: Sparring runs wherever somebody starts
      it. This one is hosted by {settings.hostedByName}, who can help with anything about this
      address:{' '}
      <a {...testable('contact-host')} href={settings.hostedByUrl} target="_blank" rel="noopener">
        visit {settings.hostedByName}
      </a>
      .
    </p>
  </>
);

export default Contact;
