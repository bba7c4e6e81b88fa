import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './home-page.module.css';
import { rounds } from './rounds.ts';

const Glove = ({ className }: { className: string | undefined }) => (
  <g className={className}>
    <path
      className={styles.leather}
      d="M26 22C48 2 82-8 108 0c26 8 40 34 36 62-4 32-28 52-60 50l-58-8z"
    />
    <path
      className={styles.leather}
      d="M42 46C28 12 54-16 84-14c26 2 34 28 20 42-8 8-20 8-30 8l-4 20"
    />
    <path className={styles.shine} d="M122 26c8 8 11 20 9 32" />
    <path
      className={styles.cuff}
      d="m-22 24 40-8c5-1 9 2 10 7l9 72c1 5-3 9-8 10l-40 5c-5 1-9-2-10-7l-8-69c-1-5 2-9 7-10z"
    />
    <path className={styles.lace} d="m-12 44 38-7M-9 66l38-6M-6 88l38-5" />
  </g>
);

/** A decorative drawing of two gloves over the ropes. */
const Ring = () => (
  <svg className={styles.ring} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <path className={styles.mat} d="M0 344 66 268h348l66 76z" />
    <path className={styles.post} d="M38 60h20v240H38zM422 60h20v240h-20z" />
    <path className={styles.redRope} d="M48 122q192 22 384 0" />
    <path className={styles.paleRope} d="M48 178q192 22 384 0" />
    <path className={styles.blueRope} d="M48 234q192 22 384 0" />
    <path className={styles.pad} d="M30 104h36v44H30zM414 104h36v44h-36zM30 160h36v44H30z" />
    <path className={styles.pad} d="M414 160h36v44h-36zM30 216h36v44H30zM414 216h36v44h-36z" />
    <Glove className={styles.leftGlove} />
    <Glove className={styles.rightGlove} />
    <path className={styles.spark} d="M240 62V20M270 74l22-34M210 74l-22-34" />
  </svg>
);

export const HomePage = () => (
  <>
    <section className={styles.welcome} aria-labelledby="page-title">
      <div className={styles.words}>
        <p className={styles.kicker}>Welcome to Sparring</p>
        <PageHeading>Train your tests before the real fight.</PageHeading>
        <p className={styles.lead}>
          A sparring partner for your automated tests: pages, an API and a shop to practice on.
          Everything behaves the same on every run. You decide when something is slow or fails.
        </p>
        <ButtonLink name="start-open" to={paths.start}>
          Start here
        </ButtonLink>
      </div>
      <Ring />
    </section>
    <section aria-labelledby="rounds-title">
      <h2 id="rounds-title" className={styles.roundsTitle}>
        Pick your round
      </h2>
      <div className={styles.rounds}>
        {rounds.map(({ id, title, text, action, path }, index) => (
          <Card key={id} name={id}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <h3 id={`${id}-title`}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <ButtonLink name={`${id}-open`} to={path}>
              {action}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </section>
    <section className={styles.grade} aria-labelledby="grade-title">
      <h2 id="grade-title">Are your tests any good?</h2>
      <p>
        Green tests say that Sparring works. They do not say which defects they would find. Sparring
        can put small defects into itself, run your tests against it, and tell you which defects
        they miss.
      </p>
      <ButtonLink name="grade-open" look="plain" to={paths.grade}>
        Grade your tests
      </ButtonLink>
    </section>
  </>
);
