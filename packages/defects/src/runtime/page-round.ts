const block = document.querySelector('#settings')?.textContent;

/** The round that the corner has written into this page. */
export const { round = 0 } = JSON.parse(block || '{}') as { readonly round?: number };
