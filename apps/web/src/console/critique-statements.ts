/** What the log shows of the client, by the name of the rule: if it keeps the rule, and if not. */
export const statements: Readonly<
  Record<string, { readonly good: string; readonly improve: string }>
> = {
  'waits-for-retry-after': {
    good: 'The client waits as long as Retry-After says.',
    improve: 'The client repeats a request before Retry-After is over.',
  },
  'retries-what-is-safe': {
    good: 'The client repeats only requests whose repetition is safe.',
    improve: 'The client repeats a request that can take effect twice.',
  },
  'accepts-a-refusal': {
    good: 'The client corrects a refused request before it sends it again.',
    improve: 'The client repeats a refused request unchanged.',
  },
  'waits-for-the-answer': {
    good: 'The client waits for slow responses.',
    improve: 'The client disconnected before the response was complete.',
  },
  'pauses-between-polls': {
    good: 'The client pauses before it asks for the same again.',
    improve: 'The client asks for the same again without a pause.',
  },
  'follows-links': {
    good: 'The client follows Link to the other pages of a list.',
    improve: 'The client builds the address of the next page itself.',
  },
  'changes-with-if-match': {
    good: 'The client changes only the version that it has read.',
    improve: 'The client changes what it has read without If-Match.',
  },
  'reads-with-if-none-match': {
    good: 'The client does not load a version that it already has.',
    improve: 'The client loads a version that it already has.',
  },
  'leaves-no-rows': {
    good: 'The client removes what it has created.',
    improve: 'The client does not remove what it has created.',
  },
  'tries-errors': {
    good: 'The client also sends requests that the API rejects.',
    improve: 'The client sends no request that the API rejects.',
  },
  'keeps-secrets-out-of-addresses': {
    good: 'The client keeps tokens and passwords out of addresses.',
    improve: 'The client sends a token or a password in an address.',
  },
  'keeps-its-token': {
    good: 'The client uses its token until it expires.',
    improve: 'The client logs in again while its token is valid.',
  },
  'has-its-own-workspace': {
    good: 'The client uses a workspace of its own.',
    improve: 'The client uses the workspace that all share.',
  },
  'names-what-it-accepts': {
    good: 'The client says in Accept which media types it can read.',
    improve: 'The client sends no Accept header.',
  },
  'names-what-it-sends': {
    good: 'The client says in Content-Type what its body is.',
    improve: 'The client sends a body without a right Content-Type.',
  },
};
