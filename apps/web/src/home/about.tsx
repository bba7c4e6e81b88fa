import { PageHeading } from '../ui/page-heading.tsx';
import { useFragment } from '../ui/use-fragment.ts';
import { TabSettings } from './tab-settings.tsx';

const About = () => {
  useFragment();

  return (
    <>
      <PageHeading>About Sparring</PageHeading>
      <p>
        Sparring is a practice site for people who learn to write automated tests. Every control has
        a name and a stable id, every wait has a known length, and the pages load nothing from other
        servers.
      </p>
      <h2 id="tab-settings">Settings for your tests</h2>
      <TabSettings />
      <p>
        Add <code>?speed=20</code> to any address and every wait of the site is twenty times
        shorter. Messages stay for at least one second. Shorter ones, such as “Added!”, keep their
        normal time. Add <code>?seed=7</code> and every random choice is the same after each load.
      </p>
      <p>
        Both apply to the whole browser tab, also to pages that you open later. Neither changes the
        API, which has its own delays and seeds. The footer of every page shows the setting and a
        link that resets it. <code>?speed=</code> without a number resets it too.
      </p>
      <section id="top-bar" aria-labelledby="top-bar-title">
        <h2 id="top-bar-title">The two links at the top</h2>
        <p>
          The host of this site sets their addresses with environment variables of the web server:{' '}
          <code>PRACTICE_URL</code> is the address of Practice Your Skills,{' '}
          <code>HOSTED_BY_NAME</code> and <code>HOSTED_BY_URL</code> are the name and the address of
          the host. Without an address, Practice Your Skills leads to the exercises and the other
          link to this page.
        </p>
      </section>
      <h2>What it does not do</h2>
      <p>
        It sends no email, takes no money and creates no account for you. The cart and the login are
        kept in the memory of the page: a reload empties the cart and logs you out.
      </p>
    </>
  );
};

export default About;
