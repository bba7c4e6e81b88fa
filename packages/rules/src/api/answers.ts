import type { Area } from '../area.ts';

export const answers = {
  slug: 'answers',
  title: 'Every answer of the API',
  place: 'every answer',
  rules: [
    {
      id: 'ANSWER-01',
      from: 'contract',
      text: 'Every error is application/problem+json with type, title, status, error, detail and instance.',
    },
    {
      id: 'ANSWER-02',
      from: 'RFC 9457',
      text: 'The member status of a problem is the status of the answer.',
    },
    {
      id: 'ANSWER-03',
      from: 'decision 0003',
      text: 'The type of a problem is an address that explains the problem.',
    },
    { id: 'ANSWER-04', from: 'contract', text: 'A path that is not known is a 404.' },
    {
      id: 'ANSWER-05',
      from: 'RFC 9110',
      text: 'A path that is known but does not take the method is a 405 whose Allow lists the methods it takes.',
    },
    {
      id: 'ANSWER-06',
      from: 'RFC 9110',
      text: 'HEAD answers with the status and the headers of GET, without a body.',
    },
    {
      id: 'ANSWER-07',
      from: 'RFC 9110',
      text: 'OPTIONS answers 204 and lists the methods of the path in Allow.',
    },
    {
      id: 'ANSWER-08',
      from: 'rule book',
      text: 'Every answer, errors included, can be read by a page of any origin: Access-Control-Allow-Origin is *.',
    },
    {
      id: 'ANSWER-09',
      from: 'rule book',
      text: 'A page of another origin can read every header that this documentation names.',
    },
    { id: 'ANSWER-10', from: 'contract', text: 'A body that is not JSON is a 415.' },
    {
      id: 'ANSWER-11',
      from: 'contract',
      text: 'A body that begins as JSON and cannot be read is a 400 that says where it breaks off.',
    },
    { id: 'ANSWER-12', from: 'contract', text: 'A body over 100 kB is a 413.' },
    {
      id: 'ANSWER-13',
      from: 'contract',
      text: 'An Accept header that rules out the media type of the answer is a 406.',
    },
    {
      id: 'ANSWER-14',
      from: 'contract',
      text: 'Every answer has an X-Request-Id: the one that was sent, or a new one.',
    },
    {
      id: 'ANSWER-15',
      from: 'contract',
      text: 'Every call answers the same under /v1/practice and /practice.',
    },
    { id: 'ANSWER-16', from: 'contract', text: 'Every documented example answers as documented.' },
    {
      id: 'ANSWER-17',
      from: 'contract',
      text: 'No request makes the API answer 500, except where chance decides on it.',
    },
    {
      id: 'ANSWER-18',
      from: 'contract',
      text: 'The letter case of a path counts: /v1/practice/Ping is a 404.',
    },
  ],
} as const satisfies Area;
