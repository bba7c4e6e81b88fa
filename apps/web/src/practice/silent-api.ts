/** What a page says when its request got no response. */
export const silentApi = 'The API did not respond. Try again.';
