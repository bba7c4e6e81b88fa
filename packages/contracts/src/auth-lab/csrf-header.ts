/** The header with the CSRF token of a session. */
export const csrfHeader = 'X-CSRF-Token';
