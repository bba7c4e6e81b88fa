/** One signature in the header Signature-Input (RFC 9421). */
export interface SignatureInput {
  readonly label: string;
  /** The names of the signed components, in order. */
  readonly components: readonly string[];
  /** The components and parameters as the client wrote them, which are signed as well. */
  readonly text: string;
  readonly created: number | undefined;
  readonly keyid: string | undefined;
  readonly alg: string | undefined;
}

const whole = /^([a-z*][\w.*-]*)=(\(([^()]*)\)((?:;[^;,]*)*))$/;
const listed = /^(?:"[^"\s]+"(?: (?="))?)*$/;

/** The only signature of the header; undefined if it has another form. */
export const signatureInput = (sent: string): SignatureInput | undefined => {
  const [, label, text, list = '', parameters = ''] = whole.exec(sent.trim()) ?? [];
  if (label === undefined || text === undefined || !listed.test(list)) return undefined;
  const components = Array.from(list.matchAll(/"([^"]*)"/g), ([, name]) => name!);
  const valueOf = (name: string): string | undefined =>
    new RegExp(`;${name}=(?:"([^"]*)"|([^;"]*))(?:;|$)`).exec(parameters)?.slice(1).find(Boolean);
  const created = Number(valueOf('created'));
  return {
    label,
    components,
    text,
    created: Number.isSafeInteger(created) ? created : undefined,
    keyid: valueOf('keyid'),
    alg: valueOf('alg'),
  };
};

/** The parts of a request that can be signed. */
export interface SignedParts {
  readonly method: string;
  /** The request target as the client sent it. */
  readonly target: string;
  readonly header: (name: string) => string | undefined;
}

const valueOf = (name: string, { method, target, header }: SignedParts): string | undefined => {
  if (name === '@method') return method;
  if (name === '@path') return target.replace(/\?.*/s, '');
  if (name === '@query') return /\?.*/s.exec(target)?.[0] ?? '?';
  return name.startsWith('@') ? undefined : header(name)?.trim();
};

/** The lines that are signed; or the name of a component that the request does not have. */
export const signatureBase = (
  { components, text }: Pick<SignatureInput, 'components' | 'text'>,
  parts: SignedParts,
): { readonly base: string } | { readonly unknown: string } => {
  const values = components.map((name) => [name, valueOf(name, parts)] as const);
  const unknown = values.find(([, value]) => value === undefined);
  if (unknown) return { unknown: unknown[0] };
  const lines = values.map(([name, value]) => `"${name}": ${value}`);
  return { base: [...lines, `"@signature-params": ${text}`].join('\n') };
};
