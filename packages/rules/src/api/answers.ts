import { area } from '../area.ts';

export const answers = area({
  slug: 'answers',
  title: 'Every response of the API',
  place: 'every answer',
  rules: {
    'ANSWER-01':
      'contract: Every error is application/problem+json with type, title, status, error, detail and instance.',
    'ANSWER-02': 'RFC 9457: The member status of a problem is the status of the response.',
    'ANSWER-03': 'decision 0003: The type of a problem is the path of a page that explains it.',
    'ANSWER-04': 'contract: An unknown path gets 404.',
    'ANSWER-05':
      'RFC 9110: A method that the path does not support gets 405, and Allow lists the supported methods; where an id is missing behind the slash, the detail says that it is empty.',
    'ANSWER-06': 'RFC 9110: HEAD gets the status and the headers of GET, without a body.',
    'ANSWER-07': 'RFC 9110: OPTIONS gets 204, and Allow lists the methods of the path.',
    'ANSWER-08':
      'rule book: A page of any origin can read every response, including errors: Access-Control-Allow-Origin is *.',
    'ANSWER-09':
      'rule book: A page of another origin can read every header that this documentation names.',
    'ANSWER-10':
      'contract: A body of a media type that the operation does not take gets 415; most operations take JSON.',
    'ANSWER-11': 'contract: A body that is not valid JSON gets 400 with the position of the error.',
    'ANSWER-12':
      'contract: A body larger than 100 KiB (102400 bytes) gets 413, except an upload of files.',
    'ANSWER-13':
      'contract: An Accept header that excludes the media type of the response gets 406.',
    'ANSWER-14':
      'contract: Every response has an X-Request-Id: that of the request if it has 1 to 128 characters, each a letter, a digit or one of . _ : -, and otherwise a new one.',
    'ANSWER-15':
      'contract: Every operation works in the same way under /v1/practice and /practice.',
    'ANSWER-16':
      'contract: In a new workspace every documented example, with a token where one is required, gets a documented response.',
    'ANSWER-17': 'contract: No request gets 500, except from an endpoint that fails at random.',
    'ANSWER-18': 'contract: Paths are case-sensitive: /v1/practice/Ping gets 404.',
    'ANSWER-19':
      'rule book: OpenAPI and the Postman collection have the address at which the client reached the server, and their Vary names X-Forwarded-Host and X-Forwarded-Proto, which a reverse proxy sets.',
    'ANSWER-20':
      'decision 0024: A body that is not UTF-8 gets 400, and a Content-Type with another charset gets 415.',
    'ANSWER-21':
      'contract: A query string that is not percent-encoded UTF-8 gets 400, also where no parameter is read, and so does a path parameter or a form.',
    'ANSWER-22':
      'rule book: A problem names at most 20 invalid fields, the first ones, and its detail says how many more there are.',
    'ANSWER-23':
      'rule book: GET / gets 303 to the documentation if the client prefers text/html, as browsers do, and otherwise JSON with the addresses of the documentation, the OpenAPI document, the Postman collection and the first base path; GET /w/{name} gets those of the workspace, and GET /swagger always gets the 303.',
    'ANSWER-24':
      "rule book: Every response below a base path has a Content-Security-Policy with default-src 'none' and no source of scripts, whatever type it says it is, so that no text of a learner runs as a script.",
    'ANSWER-25':
      'contract: The first check that fails decides the response: the workspace, the path, the method, the limit and the faults of the workspace, the If-Match that it requires, the query string, Accept, the credentials, the Content-Type, the body, its fields, and last what is stored.',
  },
});
