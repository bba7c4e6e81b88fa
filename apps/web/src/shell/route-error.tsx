import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { testable } from '../ui/testable.ts';
import { NotFound } from '../ui/not-found.tsx';
import styles from './route-error.module.css';

/** The screen of a failed page. A thrown 404 response shows the 404 page instead. */
export const RouteError = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <PageHeading>Unexpected Application Error!</PageHeading>
      <p>This page could not be shown. Load it again. If it fails again, report the text below.</p>
      {error instanceof Error && <p {...testable('route-error-name')}>{error.name}</p>}
      <pre {...testable('route-error')} className={styles.message} role="alert">
        {describe(error)}
      </pre>
      <Button name="route-error-reload" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </>
  );
};

const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return String(error);
};
