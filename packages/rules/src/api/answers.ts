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
      text: 'The member status of a problem is the status of the reply.',
    },
    {
      id: 'ANSWER-03',
      from: 'decision 0003',
      text: 'The type of a problem is the path of a page that explains it.',
    },
    { id: 'ANSWER-04', from: 'contract', text: 'An unknown path gets 404.' },
    {
      id: 'ANSWER-05',
      from: 'RFC 9110',
      text: 'A method that the path does not support gets 405, and Allow lists the supported methods.',
    },
    {
      id: 'ANSWER-06',
      from: 'RFC 9110',
      text: 'HEAD gets the status and the headers of GET, without a body.',
    },
    {
      id: 'ANSWER-07',
      from: 'RFC 9110',
      text: 'OPTIONS gets 204, and Allow lists the methods of the path.',
    },
    {
      id: 'ANSWER-08',
      from: 'rule book',
      text: 'A page of any origin can read every reply, including errors: Access-Control-Allow-Origin is *.',
    },
    {
      id: 'ANSWER-09',
      from: 'rule book',
      text: 'A page of another origin can read every header that this documentation names.',
    },
    {
      id: 'ANSWER-10',
      from: 'contract',
      text: 'A body of a media type that the operation does not take gets 415; most operations take JSON.',
    },
    {
      id: 'ANSWER-11',
      from: 'contract',
      text: 'A body that is not valid JSON gets 400 with the position of the error.',
    },
    {
      id: 'ANSWER-12',
      from: 'contract',
      text: 'A body larger than 100 KiB (102400 bytes) gets 413, except an upload of files.',
    },
    {
      id: 'ANSWER-13',
      from: 'contract',
      text: 'An Accept header that excludes the media type of the reply gets 406.',
    },
    {
      id: 'ANSWER-14',
      from: 'contract',
      text: 'Every reply has an X-Request-Id: that of the request if it has 1 to 128 characters, each a letter, a digit or one of . _ : -, and otherwise a new one.',
    },
    {
      id: 'ANSWER-15',
      from: 'contract',
      text: 'Every operation works in the same way under /v1/practice and /practice.',
    },
    {
      id: 'ANSWER-16',
      from: 'contract',
      text: 'In a new workspace every documented example, with a token where one is required, gets a documented reply.',
    },
    {
      id: 'ANSWER-17',
      from: 'contract',
      text: 'No request gets 500, except from an endpoint that fails at random.',
    },
    {
      id: 'ANSWER-18',
      from: 'contract',
      text: 'Paths are case-sensitive: /v1/practice/Ping gets 404.',
    },
    {
      id: 'ANSWER-19',
      from: 'rule book',
      text: 'OpenAPI and the Postman collection have the address at which the client reached the server, and their Vary names X-Forwarded-Host and X-Forwarded-Proto, which a reverse proxy sets.',
    },
    {
      id: 'ANSWER-20',
      from: 'decision 0024',
      text: 'A body that is not UTF-8 gets 400, and a Content-Type with another charset gets 415.',
    },
    {
      id: 'ANSWER-21',
      from: 'contract',
      text: 'A query string that is not percent-encoded UTF-8 gets 400, also where no parameter is read, and so does a path parameter or a form.',
    },
    {
      id: 'ANSWER-22',
      from: 'rule book',
      text: 'A problem names at most 20 invalid fields, the first ones, and its detail says how many more there are.',
    },
  ],
} as const satisfies Area;
