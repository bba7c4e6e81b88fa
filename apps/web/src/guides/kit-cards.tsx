import { Link } from 'react-router';
import { guides } from 'virtual:guides';
import { CodeBlock } from '../practice/code/code-block.tsx';
import { isWindows, unpack } from '../practice/code/get-sparring.ts';
import { Card } from '../ui/card.tsx';
import { testable } from '../ui/testable.ts';
import styles from './kit-cards.module.css';

interface Kit {
  readonly needs: string;
  readonly install: readonly string[];
  readonly run: string;
}

const node: Kit = { needs: 'Node.js 20 or newer', install: ['npm install'], run: 'npm test' };
const maven: Kit = { needs: 'Java 17 or newer, and Maven', install: [], run: 'mvn test' };
const python = (run: string): Kit => ({
  needs: 'Python 3.11 or newer',
  install: ['python3 -m venv .venv', '.venv/bin/pip install -r requirements.txt'],
  run: `.venv/bin/${run}`,
});

const kits: Readonly<Record<string, Kit>> = {
  'kit-playwright': { ...node, needs: `${node.needs}, and a Chromium or Chrome` },
  'kit-pytest': python('pytest'),
  'kit-selenium-python': python('pytest'),
  'kit-selenium-java': { ...maven, needs: 'Java 17 or newer, Maven, and a Chromium or Chrome' },
  'kit-rest-assured': maven,
  'kit-robot': python('robot -A robot.args tests'),
  'kit-postman': node,
  'kit-load': { ...node, needs: 'Node.js 22.18 or newer' },
  'kit-schemathesis': python('python run.py'),
};

/** A kit looks for Sparring at its usual address if it is not told another. */
const withAddresses = (run: string): string => {
  const { origin, port, hostname } = location;
  if (port === '3000' && /^(localhost|127\.0\.0\.1)$/.test(hostname)) return run;
  const set = ['WEB_URL', 'API_URL'];
  return isWindows()
    ? [...set.map((name) => `$env:${name}='${origin}'`), run].join('; ')
    : [...set.map((name) => `${name}=${origin}`), run].join(' ');
};

const commandsOf = (name: string, { install, run }: Kit): string => {
  const lines = [unpack(`/kits/${name}.tar.gz`), `cd ${name}`, ...install, withAddresses(run)];
  const text = lines.join('\n');
  return isWindows()
    ? text.replaceAll('.venv/bin/', '.venv\\Scripts\\').replace('python3 ', 'py ')
    : text;
};

interface KitCardsProps {
  /** The path of the page of one kit; otherwise all kits have a card. */
  readonly of?: string;
}

/** The commands that get and run kits from this site, and their files to download. */
export const KitCards = ({ of }: KitCardsProps) => (
  <div className={styles.cards}>
    {guides.map(({ slug, path, title }) => {
      const kit = of === undefined || of === path ? kits[slug] : undefined;
      const name = slug.replace('kit-', '');
      return (
        kit && (
          <Card key={slug} name={slug}>
            <h2 id={`${slug}-title`}>
              {of ? (
                'Get it'
              ) : (
                <Link {...testable(`${slug}-page`)} to={path}>
                  Kit: {title}
                </Link>
              )}
            </h2>
            <p>{kit.needs}.</p>
            <CodeBlock name={`${slug}-commands`} what={`the commands for ${title}`}>
              {commandsOf(name, kit)}
            </CodeBlock>
            <a {...testable(`${slug}-download`)} href={`/kits/${name}.zip`} download>
              Download {name}.zip
            </a>
          </Card>
        )
      );
    })}
  </div>
);
