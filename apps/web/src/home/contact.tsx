import { settings } from '../settings.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';

export default function Contact() {
  return (
    <>
      <PageHeading>Contact</PageHeading>
      <p>
        There is no form here, because nobody would read it: Sparring runs wherever somebody starts
        it. This one is hosted by{' '}
        <a {...testable('contact-host')} href={settings.hostedByUrl} target="_blank" rel="noopener">
          {settings.hostedByName}
        </a>
        , who can help with anything about this address.
      </p>
    </>
  );
}
