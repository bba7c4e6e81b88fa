import { paths } from '../paths.ts';
import { ButtonLink } from './button.tsx';
import { PageHeading } from './page-heading.tsx';

export const NotFound = () => (
  <>
    <PageHeading>404 / Page Not Found</PageHeading>
    <p>The page you are looking for does not exist.</p>
    <ButtonLink name="not-found-home" to={paths.home}>
      Back to the home page
    </ButtonLink>
  </>
);
