import { defaultSettings } from '../page-settings/settings-defaults.ts';
import { pageSettings } from '../page-settings/settings.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

const { hostedByName, hostedByUrl } = pageSettings;
const hasContact = hostedByUrl !== defaultSettings.hostedByUrl;

const Contact = () => (
  <>
    <PageHeading>Contact</PageHeading>
    <p>
      {hasContact
        ? `This site is hosted by ${hostedByName}. For questions about this site, `
        : 'This copy of Sparring has no contact address yet. If you host it, '}
      <a {...testable('contact-host')} href={hostedByUrl} target="_blank" rel="noopener">
        {hasContact ? `visit ${hostedByName}` : 'set one'}
      </a>
      .
    </p>
  </>
);

export default Contact;
