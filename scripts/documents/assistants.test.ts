import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import firstCard from '../../apps/web/src/grade/first-card.json' with { type: 'json' };

const commandsIn = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/^```sh\n(.*?)^```$/gms)).flatMap(([, code = '']) =>
    code.trim().split('\n'),
  );

test('the skill has the name of its folder, and its commands and those of the guide do what they say', () => {
  const skill = readFileSync('skills/sparring-tests/SKILL.md', 'utf8');
  expect(skill).toMatch(/^---\nname: sparring-tests\ndescription: .{40,1000}\n---\n/);
  expect(skill.split('\n').length).toBeLessThan(150);
  /* scripts/newcomers asks for these files, and grades with the command of the first card. */
  const served = ['llms.txt', 'rules.json', 'labs.json', 'openapi.json'];
  const tried = new Set([
    ...served.map((name) => `curl -s http://localhost:3000/${name}`),
    ...firstCard.command.split('\n'),
  ]);
  const commands = commandsIn(skill);
  expect([commands.length, commands.filter((line) => !tried.has(line))]).toEqual([5, []]);
  const folder = mkdtempSync(join(tmpdir(), 'sparring-skill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('skills', join(folder, 'sparring/skills'), { recursive: true });
  const copying = commandsIn(readFileSync('docs/assistants.md', 'utf8')).slice(0, 2).join('\n');
  execFileSync('sh', ['-ec', copying], { cwd: join(folder, 'sparring') });
  const copy = join(folder, 'book-tests/.claude/skills/sparring-tests/SKILL.md');
  expect(readFileSync(copy, 'utf8')).toBe(skill);
});
