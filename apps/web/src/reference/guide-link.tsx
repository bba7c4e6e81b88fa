import { Link, useLocation } from 'react-router';
import { comparable, guidePath, paths } from '../paths.ts';
import { testable } from '../ui/testable.ts';

const guideAt: Readonly<Record<string, readonly [slug: string, about: string]>> = {
  [paths.apiBooks]: ['requests', 'how a request is read'],
  [paths.apiCursorPages]: ['requests', 'how a request is read'],
  [paths.apiDocumentation]: ['requests', 'how a request is read'],
  [paths.apiFaults]: ['faults', 'scripted failures'],
  [paths.apiIdempotency]: ['faults', 'scripted failures'],
  [paths.apiChance]: ['chance', 'replaying random failures'],
  [paths.apiRequests]: ['console', 'seeing what your tests send'],
  [paths.console]: ['console', 'seeing what your tests send'],
  [paths.apiAuthLab]: ['auth-lab', 'credentials'],
  [paths.apiTokenLab]: ['auth-lab', 'credentials'],
  [paths.apiSessionLab]: ['auth-lab', 'credentials'],
  [paths.apiOAuthLab]: ['auth-lab', 'credentials'],
  [paths.apiGraphql]: ['graphql', 'GraphQL'],
  [paths.apiEvents]: ['live', 'streams and the WebSocket'],
  [paths.apiSocket]: ['live', 'streams and the WebSocket'],
  [paths.apiJobs]: ['jobs-and-webhooks', 'jobs and webhooks'],
  [paths.apiWebhooks]: ['jobs-and-webhooks', 'jobs and webhooks'],
};

/** Leads to the guide with lessons about the page, if there is one. */
export const GuideLink = () => {
  const guide = guideAt[comparable(useLocation().pathname)];
  return (
    guide && (
      <p>
        <Link {...testable('guide-link')} to={guidePath(guide[0])}>
          Guide about {guide[1]}
        </Link>
      </p>
    )
  );
};
