import { headerOf, resourceOf, type Call } from '../call.ts';
import { sequence, type Known } from '../proofs/sequence.ts';
import { hasWaited, retryIn } from '../retry.ts';

const targetOf = (call: Call): string | undefined => {
  const location = headerOf(call.answer, 'Location');
  return location && resourceOf(location.replace(/^https?:\/\/[^/]*/, ''));
};

const isOfJob = ({ path }: Call, { job }: Known): boolean => resourceOf(path) === job;

/** A poll that has waited, and what it says about the next one. */
const politePoll = (call: Call, known: Known): Known | false => {
  const isPolite = call.status === 200 && isOfJob(call, known) && hasWaited(call, known);
  return isPolite && retryIn(call);
};

export const pollsPolitely = sequence(
  {
    say: '`POST /labs/jobs` gets 202.',
    on: ['startJob'],
    is: (call) => {
      const retry = call.status === 202 && retryIn(call);
      return retry && { ...retry, job: targetOf(call) };
    },
  },
  {
    say: 'A poll or more while it runs, none earlier than `Retry-After` says.',
    on: ['getJob'],
    times: 1,
    is: politePoll,
    about: isOfJob,
    waits: true,
  },
  {
    say: 'The next poll is not too early either, and gets 303.',
    on: ['getJob'],
    is: (call, known) =>
      call.status === 303 &&
      isOfJob(call, known) &&
      hasWaited(call, known) && { result: targetOf(call) },
    about: isOfJob,
  },
  {
    say: '`GET` of the result in its `Location` gets 200.',
    on: ['getJobResult'],
    is: ({ status, path }, { result }) => status === 200 && resourceOf(path) === result,
  },
);
