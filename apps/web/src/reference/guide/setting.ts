/** A curl call that sends JSON. */
export const settingCall = (method: string, url: string, body: object): string =>
  `curl --include --request ${method} '${url}' \\\n  --header 'Content-Type: application/json' \\\n  --data '${JSON.stringify(body)}'`;
