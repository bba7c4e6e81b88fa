import { ButtonLink } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { deskHome } from '../desk-paths.ts';

export const NoClass = () => (
  <>
    <PageHeading>No such class</PageHeading>
    <p>No class has this address. It may have been deleted.</p>
    <ButtonLink name="desk-all" to={deskHome}>
      All classes
    </ButtonLink>
  </>
);
