import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from './button.tsx';
import { PageHeading } from './page-heading.tsx';
import { testable } from './testable.ts';

export const NotFound = () => (
  <>
    <PageHeading>404 / Page Not Found</PageHeading>
    <p>The page you are looking for does not exist.</p>
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
    <p>
      <Button
        name="not-found-search"
        look="plain"
        onClick={() => document.getElementById('find-open')?.click()}
      >
        Search this site
      </Button>
    </p>
    <ButtonLink name="not-found-home" to={paths.home}>
      Back to the home page
    </ButtonLink>
  </>
);

const others = [
  ['not-found-exercises', paths.webElements, 'All exercises'],
  ['not-found-labs', paths.labs, 'All labs'],
  ['not-found-api', paths.apiBooks, 'The API and its documentation'],
] as const;
