import type { Area } from '@sparring/rules/area';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LessonFrame } from './lesson-frame.tsx';
import type { Lesson } from './lesson.ts';

const rules: Area = { slug: 'twins', title: 'Twins', place: 'every page', rules: [] };
const trains = 'Tell two buttons apart.';
const lesson: Lesson = { title: 'Twins', trains, elements: [], rules };

const shown = (each: Lesson): string =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, LessonFrame({ lesson: each, children: 'the exercise' })),
  );

test('a page lists the promises that it breaks on purpose, with reasons', () => {
  const why = 'Two buttons have one id, so that #save finds the wrong one.';
  const html = shown({
    ...lesson,
    exceptions: [{ breaks: 'uses each id and each test id once', why }],
  });
  expect(html).toContain('Flaws on purpose');
  expect(html).toContain(`<strong>A page uses each id and each test id once.</strong> ${why}`);
});

test('a page without an exception has no list of exceptions', () => {
  expect(shown(lesson)).not.toContain('laws');
});
