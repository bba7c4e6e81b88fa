import type { Tool } from '../../session/chosen-tool.ts';

/** A tool that works in a page; Postman only sends requests. */
export type PageTool = Exclude<Tool, 'postman'>;

export const pageTools: Readonly<Record<PageTool, string>> = {
  playwright: 'Playwright (TypeScript)',
  'playwright-python': 'Playwright (Python)',
  'selenium-python': 'Selenium (Python)',
  'selenium-java': 'Selenium (Java)',
  cypress: 'Cypress',
};

/** What the readers of a tool send requests with. */
export const apiTools: Readonly<Record<Tool, string>> = {
  playwright: 'Playwright (TypeScript)',
  'playwright-python': 'Playwright (Python)',
  'selenium-python': 'pytest',
  'selenium-java': 'REST Assured',
  cypress: 'Cypress',
  postman: 'Postman',
};

/** The tool of a page: Playwright until another one is chosen. */
export const pageToolOf = (tool: Tool | undefined): PageTool =>
  tool === undefined || tool === 'postman' ? 'playwright' : tool;
