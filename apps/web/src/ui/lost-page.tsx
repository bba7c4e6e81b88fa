import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from './button.tsx';
import { Field } from './field.tsx';
import drawing from './knocked-out.svg';
import styles from './lost-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { testable } from './testable.ts';

/** The button of the header opens the search with the words that it has as its value. */
const search = (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  const open = document.querySelector<HTMLButtonElement>('#find-open');
  if (!open) return;
  open.value = event.currentTarget.querySelector('input')?.value ?? '';
  open.click();
  open.value = '';
};

const LostPage = () => (
  <div className={styles.lostPage}>
    <div>
      <PageHeading>404 / Page Not Found</PageHeading>
      <p>The page you are looking for does not exist.</p>
      <search>
        <form className={`row ${styles.search}`} onSubmit={search}>
          <Field label="What are you looking for?" name="not-found-words">
            {(wiring) => <input {...wiring} type="search" autoComplete="off" />}
          </Field>
          <Button name="not-found-search" type="submit">
            Search this site
          </Button>
        </form>
      </search>
      <p id="not-found-other">You may be looking for one of these:</p>
      <ul aria-labelledby="not-found-other">
        {others.map(([name, path, label]) => (
          <li key={name}>
            <Link {...testable(name)} to={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink name="not-found-home" look="plain" to={paths.home}>
        Back to the home page
      </ButtonLink>
    </div>
    <img src={drawing} alt="" width="480" height="360" />
  </div>
);

export default LostPage;

const others = [
  ['not-found-start', paths.start, 'Start here'],
  ['not-found-exercises', paths.webElements, 'All exercises'],
  ['not-found-labs', paths.labs, 'All labs'],
  ['not-found-api', paths.apiBooks, 'The API and its documentation'],
] as const;
