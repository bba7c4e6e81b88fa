/** The locator contract: the same name as id and as test id. */
export const testable = (name: string) => ({ id: name, 'data-testid': name });
