import { type ChangeEvent, useReducer, useState } from 'react';
import type { SearchOrderFacts } from '@sparring/contracts/lab-facts/search-order';
import { createChance } from '@sparring/practice/chance';
import {
  atRest,
  drawDelays,
  found,
  next,
  type Search,
  takenFrom,
  drawWord,
} from '@sparring/practice/labs/search-order/answers';
import { judge } from '@sparring/practice/labs/search-order/judge';
import type { Settings } from '../../practice/dial.ts';
import { Outcome } from '../../practice/outcome.tsx';
import { useTyping } from '../../practice/typing.ts';
import { Verdict } from '../../practice/verdict.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { testable } from '../../ui/testable.ts';
import type { dials } from './lesson.ts';
import styles from './page.module.css';
import { useQuestions } from './use-questions.ts';

export * from './lesson.ts';

const SearchOrder = ({ delay, overwrite, seed }: Settings<typeof dials>) => {
  const [{ word, delays }] = useState(() => draw(seed, delay));
  const [search, change] = useReducer(next, atRest);
  const [facts, setFacts] = useState<SearchOrderFacts>();
  const ask = useQuestions();
  const names = search.shown?.names ?? [];

  const { ref, wayOf } = useTyping(search.text);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    change({ kind: 'ask', text, way: wayOf(event) });
    if (text.trim() === '') return;
    const number = search.asked + 1;
    const heldBack = delays[search.asked % delays.length] ?? 0;
    ask(text, heldBack, {
      answered: (products) => {
        const shown = { number, question: text, names: found(products, text) };
        change({ kind: 'answer', shown, mayOverwrite: overwrite === 1 });
      },
      failed: () => change({ kind: 'fail' }),
    });
  };

  const take = () => {
    const { text, typed } = search;
    const taken = takenFrom(search);
    if (taken) setFacts({ seed, delay, overwrite, text, typed, taken });
  };

  return (
    <>
      <Outcome label="Word" name="latest-word">
        {word}
      </Outcome>
      <search className="around block">
        <Field label="Search" name="latest-search">
          {(wiring) => (
            <input
              {...wiring}
              ref={ref}
              type="search"
              autoComplete="off"
              value={search.text}
              onChange={type}
            />
          )}
        </Field>
      </search>
      <Outcome label="Shown" name="latest-shown">
        {statusOf(search)}
      </Outcome>
      <div className={styles.results}>
        {names.length > 0 && (
          <ol {...testable('latest-results')} aria-label="Results">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        )}
      </div>
      <Button name="latest-take" disabled={names.length === 0} onClick={take}>
        Take the first result
      </Button>
      <Verdict name="latest-verdict" judge={judge} facts={facts} />
    </>
  );
};

const draw = (seed: number, seconds: number) => {
  const chance = createChance(seed);
  return { word: drawWord(chance), delays: drawDelays(seconds * 1000, chance) };
};

const statusOf = ({ shown, hasFailed }: Search): string | undefined => {
  if (hasFailed) return 'The API did not respond. Type again.';
  if (!shown?.question) return undefined;
  const { question, names } = shown;
  return `Results for “${question}”: ${names.length}`;
};

export default SearchOrder;
