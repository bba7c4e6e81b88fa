import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that look at colors. What the others look at is the same in light and dark. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page: the rule and the element. Without frames it needs no second page, and half the time. */
export const axeViolations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({ page }).setLegacyMode(!hasFrames);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
