const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (one) => escapes[one]!);

interface Contents {
  /** The name of the door. */
  readonly title: string;
  /** The HTML below the heading. */
  readonly body: string;
  /** The HTML at the end of the head. */
  readonly head?: string;
}

export const codeIn = (code: string): string =>
  `<p>Code: <output id="door-code" data-testid="door-code" aria-label="Code">${code}</output></p>`;

/** A document of a door: HTML that the server writes, and no page of the site. */
export const documentOf = ({ title, body, head = '' }: Contents): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Door ${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/frames/frame.css" />
    ${head}
  </head>
  <body>
    <main>
      <h1>Door ${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
