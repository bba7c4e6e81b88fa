import { area } from '../area.ts';

export const authLab = area({
  slug: 'auth-lab',
  title: 'Auth lab',
  place: {
    endpoints: [
      'authLab.useBasic',
      'authLab.useDigest',
      'authLab.useKeyInHeader',
      'authLab.useKeyInQuery',
      'authLab.sendSigned',
      'authLab.useTotp',
      'tokenLab.getLabTokens',
      'tokenLab.showTokenOwner',
      'tokenLab.endLabTokens',
      'tokenLab.readReport',
      'tokenLab.writeReport',
      'tokenLab.deleteReport',
      'sessionLab.startSession',
      'sessionLab.showSession',
      'sessionLab.endSession',
    ],
  },
  rules: {
    'AUTHLAB-01':
      'RFC 9110: Without credentials, an operation of the auth lab that requires them replies 401, and WWW-Authenticate names its scheme and the realm "auth lab".',
    'AUTHLAB-02': 'decision 0185: A 403 of the auth lab never has WWW-Authenticate.',
    'AUTHLAB-03':
      'RFC 7617: Basic credentials of a published account get 200; a wrong password, an unknown account and a text without a colon get 401.',
    'AUTHLAB-04':
      'RFC 7616: The challenge offers SHA-256 and then MD5, with qop="auth", and the API accepts an answer with either.',
    'AUTHLAB-05':
      'RFC 7616: A right answer to a nonce that is 300 seconds old gets 401 with stale=true and a new nonce; a wrong answer gets no stale.',
    'AUTHLAB-06':
      'RFC 7616: An nc that is not higher than the last one with the same nonce gets 401 without stale.',
    'AUTHLAB-07': 'contract: The API key gets 200 only in the place that the operation names.',
    'AUTHLAB-08':
      'RFC 9421: A request with a valid signature of @method, @path and content-digest gets 200 with the lines that were signed.',
    'AUTHLAB-09':
      'contract: A 401 to a signature names the step of the check that failed; for a signature that differs it shows the lines that the API signed.',
    'AUTHLAB-10':
      'RFC 9421: A signature is accepted once, from its created time until 300 seconds later.',
    'AUTHLAB-11':
      'RFC 6238: The codes of the current, the previous and the next 30 seconds get 200; any other code gets 401.',
    'AUTHLAB-12': 'RFC 6238: A one-time code passes once.',
    'AUTHLAB-13':
      'RFC 6750: An access token is valid for 300 seconds; after that it gets 401 with error="invalid_token".',
    'AUTHLAB-14':
      'contract: A refresh token gets a new pair of tokens once, even when several clients send it at the same time.',
    'AUTHLAB-15':
      'contract: A refresh token that is used a second time gets 403 with the error "Refresh token reused", and all tokens of its login end, but those of no other.',
    'AUTHLAB-16': 'contract: A logout ends the access token and the refresh token of its login.',
    'AUTHLAB-17':
      'contract: The account reader may read, editor may also write, and admin may also delete; a valid token without the scope gets 403.',
    'AUTHLAB-18':
      'contract: The cookie of a session is HttpOnly and SameSite=Strict, its path is that of the session in its workspace, and it is Secure only over HTTPS.',
    'AUTHLAB-19':
      'contract: A logout without the CSRF token of its session gets 403 with the error "Wrong CSRF token", and the session stays.',
    'AUTHLAB-20': 'contract: A session ends 1800 seconds after the login, or at the logout.',
    'AUTHLAB-21':
      'contract: Tokens and sessions are valid only in the workspace that issued them, and its reset or deletion ends them.',
    'AUTHLAB-22': 'contract: What expires in the auth lab expires by the clock of the workspace.',
    'AUTHLAB-23':
      'rule book: Each login and each refresh gives a different access token, even within one second.',
    'AUTHLAB-24':
      'contract: The report of a session is a PDF named report.pdf with a total and a code, which depend on seed and size alone; without the cookie of a session it is a 401.',
    'AUTHLAB-25':
      'contract: A login with the one-time code of the workspace has a member_code, which depends on the workspace and the account; without a code it is null, and a wrong or used code gets 403 and no session.',
    'AUTHLAB-26':
      'contract: A logout with everywhere=true ends each session of its account in the workspace, and no session of another account.',
  },
  where: {
    'AUTHLAB-03': ['authLab.useBasic'],
    'AUTHLAB-04': ['authLab.useDigest'],
    'AUTHLAB-05': ['authLab.useDigest'],
    'AUTHLAB-06': ['authLab.useDigest'],
    'AUTHLAB-07': ['authLab.useKeyInHeader', 'authLab.useKeyInQuery'],
    'AUTHLAB-08': ['authLab.sendSigned'],
    'AUTHLAB-09': ['authLab.sendSigned'],
    'AUTHLAB-10': ['authLab.sendSigned'],
    'AUTHLAB-11': ['authLab.useTotp'],
    'AUTHLAB-12': ['authLab.useTotp'],
    'AUTHLAB-13': ['tokenLab.getLabTokens', 'tokenLab.showTokenOwner'],
    'AUTHLAB-14': ['tokenLab.getLabTokens'],
    'AUTHLAB-15': ['tokenLab.getLabTokens'],
    'AUTHLAB-16': ['tokenLab.endLabTokens'],
    'AUTHLAB-17': ['tokenLab.readReport', 'tokenLab.writeReport', 'tokenLab.deleteReport'],
    'AUTHLAB-18': ['sessionLab.startSession'],
    'AUTHLAB-19': ['sessionLab.endSession'],
    'AUTHLAB-20': ['sessionLab.startSession', 'sessionLab.showSession', 'sessionLab.endSession'],
    'AUTHLAB-23': ['tokenLab.getLabTokens'],
    'AUTHLAB-24': ['sessionLab.downloadReport'],
    'AUTHLAB-25': ['sessionLab.startSession', 'sessionLab.showSession'],
    'AUTHLAB-26': ['sessionLab.endSession'],
  },
});
