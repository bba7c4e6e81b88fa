import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageHeading } from '../ui/page-heading.tsx';

const About = () => {
  const { hash } = useLocation();

  // The browser looks for the fragment before this page has come.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <PageHeading>About Sparring</PageHeading>
      <p>
        Sparring is a practice site for people who learn to write automated tests. It is meant to be
        driven by a program: every element has a role, a name and a stable id, every wait has a
        known length, and nothing is fetched from anywhere else.
      </p>
      <h2>Settings for your tests</h2>
      <p>
        Add <code>?speed=20</code> to any address and every wait of the site is twenty times
        shorter. Messages are there to be read: none is cut below one second, and what lasts half a
        second, such as Added!, is not cut at all. Add <code>?seed=7</code> and every random choice
        is the same after each load.
      </p>
      <p>
        Both stay for the browser tab, also for pages that are opened there later without them. The
        footer of every page says so and has a link that takes the setting back, as{' '}
        <code>?speed=</code> without a number does.
      </p>
      <section id="top-bar" aria-labelledby="top-bar-title">
        <h2 id="top-bar-title">The two links at the top</h2>
        <p>
          Whoever hosts this site sets where they lead, with environment variables of the web
          server: <code>PRACTICE_URL</code> is the address of Practice Your Skills,{' '}
          <code>HOSTED_BY_NAME</code> and <code>HOSTED_BY_URL</code> are the name and the address of
          the host. A link whose address is not set leads here.
        </p>
      </section>
      <h2>What it does not do</h2>
      <p>
        It sends no mail, takes no money and keeps no account of you. The cart and the login live in
        the page&rsquo;s memory and end with a reload.
      </p>
    </>
  );
};

export default About;
