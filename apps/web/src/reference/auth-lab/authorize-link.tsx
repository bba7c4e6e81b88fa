import { samplePkce } from '@sparring/contracts/credentials/published';
import { testable } from '../../ui/testable.ts';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';

const authorizationParameters = new URLSearchParams({
  response_type: 'code',
  client_id: 'lab-web',
  scope: 'read write',
  state: 'compare-me',
  code_challenge: samplePkce.challenge,
  code_challenge_method: 'S256',
});

/** The authorization in the browser, as a person does it. */
export const AuthorizeLink = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>In the browser</h2>
      <p>
        <a
          {...testable('authorize-link')}
          href={`${base}/labs/auth/oauth/authorize?${authorizationParameters.toString()}`}
        >
          Ask for permission as lab-web
        </a>
        . Log in and allow it: the last page shows the code and the state. Exchange the code within
        a minute, with the verifier <code>{samplePkce.verifier}</code>.
      </p>
    </>
  );
};
