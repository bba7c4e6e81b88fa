/** The locator contract: a stable id, and the same token as the test id. */
export const testable = (token: string) => ({ id: token, 'data-testid': token });
