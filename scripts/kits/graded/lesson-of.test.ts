import { expect, test } from 'vitest';
import { lessonOf } from './lesson-of.ts';

test.each([
  ['find.spec.ts › a field is found by its label', 'find'],
  ['lessons.test_api_round_trip › test_a_created_book', 'API round trip'],
  ['sparring.lessons.FlakyServiceTest › a_429_says_when_to_retry', 'flaky service'],
  ['Tests.Api Round Trip › A Book Is Created', 'API round trip'],
  ['lessons.test_lost_answer › test_a_retry', 'lost answer'],
  ['Tests.Expired Token › A Token Expires', 'expired token'],
  ['FileGetTheFirstFiveBytes › are a part of the file (206)', 'file'],
  ['FilesGetAFile › replies 200', 'other tests'],
  ['sparring.lessons.DragTest › a_slider_moves', 'other tests'],
])('finds the lesson of "%s"', (name, lesson) => {
  expect(lessonOf(name)).toBe(lesson);
});
