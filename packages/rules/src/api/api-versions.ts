import type { Area } from '../area.ts';

const old = ['versionLab.getBookV1'] as const;

export const apiVersions = {
  slug: 'api-versions',
  title: 'API versions',
  place: { endpoints: [...old, 'versionLab.getBookV2'] },
  rules: [
    {
      id: 'SUNSET-01',
      from: 'RFC 9745',
      where: old,
      text: 'Version 1 sends Deprecation: @1767225600 with its books.',
    },
    {
      id: 'SUNSET-02',
      from: 'RFC 8594',
      where: old,
      text: 'Version 1 sends Sunset: Thu, 01 Jan 2099 00:00:00 GMT with its books.',
    },
    {
      id: 'SUNSET-03',
      from: 'contract',
      where: old,
      text: 'Version 1 sends a Link with rel="successor-version" that leads to the same book in version 2, in the same workspace.',
    },
    {
      id: 'SUNSET-04',
      from: 'contract',
      where: old,
      text: 'From the time of Sunset on, by the clock of the workspace, version 1 gets 410 with the same three headers; one second before, it gets 200.',
    },
    {
      id: 'SUNSET-05',
      from: 'contract',
      text: 'Both versions show the same stored book: author is the only one of authors, price is price.amount with two decimals in USD, and available is whether stock is above 0.',
    },
    {
      id: 'SUNSET-06',
      from: 'contract',
      text: 'Version 2 sends neither Deprecation nor Sunset, and answers after the end of version 1 as before.',
    },
  ],
} as const satisfies Area;
