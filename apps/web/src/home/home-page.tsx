import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './home-page.module.css';
import { useWhere } from '../session/where.ts';
import ring from './ring.svg';
import { rounds } from './rounds.ts';

export const HomePage = () => (
  <div className={styles.home}>
    <section className={styles.welcome} aria-labelledby="page-title">
      <div className={styles.words}>
        <p className={styles.kicker}>Welcome to Sparring</p>
        <PageHeading>Train your tests before the real fight.</PageHeading>
        <p className={`lead ${styles.lead}`}>
          A sparring partner for your automated tests: pages, an API and a shop to practice on.
          Everything behaves the same on every run. You decide when something is slow or fails.
        </p>
        <StartButton />
      </div>
      <img className={styles.ring} src={ring} alt="" width="480" height="360" />
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
    <section className={`box ${styles.grade}`} aria-labelledby="grade-title">
      <h2 id="grade-title">Are your tests any good?</h2>
      <p>
        Green tests say that Sparring works. They do not say which defects they would find. Sparring
        can put small defects into itself, run your tests against it, and tell you which defects
        they miss.
      </p>
      <ButtonLink name="grade-open" look="plain" to={paths.grade}>
        Grade your tests
      </ButtonLink>
      <p className={styles.found}>
        <b>1 of 6</b> found by two tests of the login. One test found 0 of 6.
      </p>
    </section>
  </div>
);

const StartButton = () => {
  const { path } = useWhere();
  const isBegun = path && path.done < path.of;
  return (
    <ButtonLink name="start-open" to={isBegun ? path.to : paths.start}>
      {isBegun ? 'Go on' : 'Start here'}
    </ButtonLink>
  );
};
