import { Link } from 'react-router';
import { defaultSettings } from '../page-settings/settings-defaults.ts';
import { pageSettings } from '../page-settings/settings.ts';
import { paths } from '../paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

const Contact = () => (
  <>
    <PageHeading>Contact</PageHeading>
    {pageSettings.hostedByUrl === defaultSettings.hostedByUrl ? <NotSet /> : <Host />}
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
