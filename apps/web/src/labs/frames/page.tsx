import { useState } from 'react';
import type { FramesFacts } from '@sparring/contracts/lab-facts/frames';
import { createChance } from '@sparring/practice/chance';
import { type Desk, desksOf } from '@sparring/practice/labs/frames/desks';
import { judge } from '@sparring/practice/labs/frames/judge';
import { pageSettings } from '../../page-settings/settings.ts';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { originOfPort } from '../../practice/second-origin.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { testable } from '../../ui/testable.ts';
import { InShadow } from './in-shadow.tsx';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { useMail } from './use-mail.ts';

interface FrameProps {
  readonly name: string;
  readonly title: string;
  readonly origin: string;
  /** Whether the form in the document is in a shadow root. */
  readonly hasRoot: boolean;
  /** Called after each load of the document. */
  readonly onLoad: (frame: HTMLIFrameElement) => void;
}

/** A frame with the document of a desk, which is told where it may send its code. */
const Frame = ({ name, title, origin, hasRoot, onLoad }: FrameProps) => (
  // The documents belong to the site. A sandbox that allows their scripts would protect nothing.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  <iframe
    {...testable(name)}
    name={name}
    title={title}
    src={`${origin}/frames/desk.html?site=${encodeURIComponent(location.origin)}${hasRoot ? '&root=1' : ''}`}
    onLoad={({ currentTarget }) => onLoad(currentTarget)}
  />
);

export * from './lesson.ts';

const Frames = ({ delay, level, seed }: Settings<typeof dials>) => {
  const foreign = originOfPort(pageSettings.framesPort, location);
  const [desks] = useState(() => desksOf(createChance(seed), foreign !== undefined));
  const originOf = (name: Desk['name']): string =>
    (name === 'foreign' && foreign) || location.origin;
  const { mail, loaded } = useMail(desks, originOf, delay * 1000);
  const [facts, setFacts] = useState<FramesFacts>();

  return (
    <>
      <ul className={`grid ${styles.desks}`}>
        {desks.map(({ name, title, code }) => {
          const frame = (
            <Frame
              name={`frames-${name}`}
              title={title}
              origin={originOf(name)}
              hasRoot={level > 1 && name === 'shadow'}
              onLoad={(element) => loaded(name, element)}
            />
          );
          return (
            <li key={name} className={`box ${styles.desk}`}>
              <h2>{title}</h2>
              <Outcome label={`Code of ${title}`} name={`frames-${name}-code`}>
                {code}
              </Outcome>
              {name === 'shadow' ? <InShadow name="frames-shadow-host">{frame}</InShadow> : frame}
            </li>
          );
        })}
      </ul>
      {!foreign && (
        <p>
          This site has no second origin, so there is no Foreign desk, and the verdict does not ask
          for it. Whoever hosts the site can set <code>FRAMES_PORT</code>.
        </p>
      )}
      <Button
        name="frames-check"
        onClick={() =>
          setFacts({ seed, delay, foreign: foreign !== undefined, sent: mail.current, level })
        }
      >
        Check
      </Button>
      <Verdict name="frames-verdict" judge={judge} facts={facts} />
    </>
  );
};

export default Frames;
