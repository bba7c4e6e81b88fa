/** What the page makes of a request: the product, or what went wrong. */
export const messageOf = async (
  asked: Promise<Response>,
  { seconds, signal }: { readonly seconds: number; readonly signal: AbortSignal },
): Promise<string> => {
  const late = `No answer after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  let response: Response;
  try {
    response = await asked;
  } catch {
    return signal.aborted ? late : 'The connection was closed without a response.';
  }
  if (!response.ok) return aboutStatus(response.status);
  try {
    const bytes = await response.arrayBuffer();
    return isHalf(response, bytes) ? cutOff : aboutBody(new TextDecoder().decode(bytes));
  } catch {
    return signal.aborted ? late : cutOff;
  }
};

const cutOff = 'The response was cut off.';

/** Some browsers hand over half of a body as if it were the whole. A compressed body has another length. */
const isHalf = ({ headers }: Response, { byteLength }: ArrayBuffer): boolean =>
  !headers.has('content-encoding') && byteLength < Number(headers.get('content-length'));

const aboutStatus = (status: number): string => {
  if (status === 404) return 'There is no such product (404).';
  if (status >= 500) return `The server failed (${status}).`;
  return `The server refused the request (${status}).`;
};

const aboutBody = (body: string): string => {
  try {
    return aboutProduct(JSON.parse(body));
  } catch {
    return 'The response is not JSON.';
  }
};

/** Trusts no answer: a mock can be older than the API. */
const aboutProduct = (parsed: unknown): string => {
  const { name, price } = Object(parsed) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string') return 'The response is not a product: its name is not text.';
  if (typeof price !== 'number') return 'The response is not a product: its price is not a number.';
  return `${name}, $${price.toFixed(2)}`;
};
