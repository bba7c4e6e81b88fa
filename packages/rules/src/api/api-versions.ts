import { area } from '../area.ts';

const old = ['versionLab.getBookV1'] as const;

export const apiVersions = area({
  slug: 'api-versions',
  title: 'API versions',
  place: { endpoints: [...old, 'versionLab.getBookV2'] },
  rules: [
    'SUNSET-01 RFC 9745: Version 1 sends Deprecation: @1767225600 with its books.',
    'SUNSET-02 RFC 8594: Version 1 sends Sunset: Thu, 01 Jan 2099 00:00:00 GMT with its books.',
    'SUNSET-03 contract: Version 1 sends a Link with rel="successor-version" that leads to the same book in version 2, in the same workspace.',
    'SUNSET-04 contract: From the time of Sunset on, by the clock of the workspace, version 1 gets 410 with the same three headers; one second before, it gets 200.',
    'SUNSET-05 contract: Both versions show the same stored book: author is the only one of authors, price is price.amount with two decimals in USD, and available is whether stock is above 0.',
    'SUNSET-06 contract: Version 2 sends neither Deprecation nor Sunset, and responds as before after the end of version 1.',
  ],
  where: { 'SUNSET-01': old, 'SUNSET-02': old, 'SUNSET-03': old, 'SUNSET-04': old },
});
