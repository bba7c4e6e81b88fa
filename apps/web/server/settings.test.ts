import { describe, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';
import { html } from './example-build.ts';
import { putSettings } from './settings.ts';

const settingsIn = (page: string): unknown =>
  JSON.parse(/<script id="settings"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '');

describe('the settings in the page', () => {
  test('are the defaults of the build when nothing is set', () => {
    expect(putSettings(html, readEnvironment({}))).toBe(html);
  });

  test('contain what the host has set', () => {
    const page = putSettings(html, readEnvironment({ HOSTED_BY_NAME: 'Oak School' }));
    expect(settingsIn(page)).toEqual({
      hostedByName: 'Oak School',
      externalUrl: 'https://example.com/',
    });
  });

  test('cannot end their script element', () => {
    const name = "</script><script>alert('$&')</script>";
    const page = putSettings(html, readEnvironment({ HOSTED_BY_NAME: name }));
    expect(page).not.toContain(name);
    expect(settingsIn(page)).toMatchObject({ hostedByName: name });
  });

  test('fail when the page has no element for them', () => {
    expect(() => putSettings('<!doctype html>', readEnvironment({}))).toThrow(
      'no <script id="settings">',
    );
  });
});
