/** Sends a form as a browser does. */
export const send = (
  url: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

export const get = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { Accept: 'text/html' } })).text();
