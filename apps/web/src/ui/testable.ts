/** The locator contract: a stable id, and the same token as the test id. */
export function testable(token: string) {
  return { id: token, 'data-testid': token };
}
