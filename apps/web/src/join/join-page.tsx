import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { type Membership, membershipOf } from '../practice/classroom/membership.ts';
import { joinClass, joinedName, leaveClass } from '../session/workspace-name.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { JoinForm } from './join-form.tsx';
import { MemberPanel } from './member-panel.tsx';

/** The path, query and fragment of an address of this site; undefined for every other text. */
const pathOnThisSite = (text: string | null): string | undefined => {
  if (!text?.startsWith('/')) return undefined;
  const url = URL.parse(text, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
};

interface Joining {
  readonly key: string;
  readonly membership?: Membership;
}

/** Asks before the page is drawn, so that a test with `?to=` sees only the page that it wants. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const key = (params['key'] ?? '').trim().toLowerCase();
  if (key === '') return { key } satisfies Joining;
  const membership = await membershipOf(key);
  if (membership.state === 'member') joinClass(key);
  else if (membership.state === 'refused' && joinedName() === key) leaveClass();
  const { searchParams } = new URL(request.url);
  const to = pathOnThisSite(searchParams.get('to'));
  if (membership.state === 'member' && to) return replace(to);
  return { key, membership } satisfies Joining;
};

const JoinPage = () => {
  const { key, membership } = useLoaderData<Joining>();
  return (
    <>
      <PageHeading>Join your class</PageHeading>
      {membership?.state === 'member' ? (
        <MemberPanel key={key} workspace={key} first={membership.member} />
      ) : (
        <JoinForm key={key} typed={key} problem={membership?.why} />
      )}
    </>
  );
};

export default JoinPage;
