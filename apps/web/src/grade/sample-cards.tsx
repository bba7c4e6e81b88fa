import { testable } from '../ui/testable.ts';
import cards from './sample-cards.json';
import styles from './sample-cards.module.css';

type SampleCard = (typeof cards)[number];

/** Two real cards of one suite, as `sample-cards.json` has kept them. */
export const SampleCards = () => (
  <section className={styles.sampleCards} aria-labelledby="sample-title">
    <h2 id="sample-title">One more test, one more defect</h2>
    <p>
      Two cards of the tests that <code>/start/first-test</code> writes for the login, made on{' '}
      {cards[0]?.made} with <code>--only login</code>. For the second one, a test with a wrong
      password was added. Each card draws names of its own for the defects.
    </p>
    <div className={styles.cards}>
      {cards.map((card, at) => (
        <Sample key={card.found} card={card} name={`sample-${at + 1}`} />
      ))}
    </div>
  </section>
);

const Sample = ({ card, name }: { readonly card: SampleCard; readonly name: string }) => {
  const { found, tests, defects, next } = card;
  return (
    <article {...testable(name)} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>
        {found} of {defects.length}
      </h3>
      <table aria-label={`Which test finds what, ${found} of ${defects.length}`}>
        <thead>
          <tr>
            <th scope="col">Defect</th>
            {tests.map((test) => (
              <th key={test} scope="col">
                {test}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {defects.map(({ defect, state, by }) => (
            <tr key={defect} data-state={state}>
              <th scope="row">
                {defect} <small>{state}</small>
              </th>
              {tests.map((test) => (
                <td key={test}>{by.includes(test) ? '● found' : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.next}>
        <b>The next best test</b> {next}
      </p>
    </article>
  );
};
