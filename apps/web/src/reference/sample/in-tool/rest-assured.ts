import { type Body, type DescribedCall, isRedirect } from './described.ts';

const quoted = (text: string): string => JSON.stringify(text);

const textBlock = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2).replaceAll('\\', '\\\\');
  return `"""\n            ${text.replaceAll('\n', '\n            ')}\n            """`;
};

const bodyLines = ({ format, value }: Body): string[] => {
  if (format === 'form') {
    return Object.entries(value).map(
      ([name, each]) => `.formParam(${quoted(name)}, ${quoted(each)})`,
    );
  }
  return [`.body(${format === 'csv' ? quoted(value) : textBlock(value)})`];
};

/** REST Assured adds a charset to a type, which the API does not take for types that have none. */
const asWritten =
  '.config(config().encoderConfig(encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false)))';

export const restAssuredTest = (call: DescribedCall): string => {
  const { id, method, url, headers, body, status } = call;
  const { 'Content-Type': type } = headers;
  const isConfigured = type !== undefined && type !== 'application/json';
  const lines = [
    ...(isConfigured ? [asWritten] : []),
    // The URL is encoded already.
    ...(/[%+]/.test(url) ? ['.urlEncodingEnabled(false)'] : []),
    ...Object.entries(headers).map(([name, value]) => `.header(${quoted(name)}, ${quoted(value)})`),
    ...(isRedirect(call) ? ['.redirects()', '.follow(false)'] : []),
    ...(body ? bodyLines(body) : []),
    '.when()',
    `.request(${quoted(method)}, ${quoted(url)})`,
    '.then()',
    `.statusCode(${status});`,
  ];
  return [
    'import static io.restassured.RestAssured.given;',
    ...(isConfigured
      ? [
          'import static io.restassured.config.EncoderConfig.encoderConfig;',
          'import static io.restassured.config.RestAssuredConfig.config;',
        ]
      : []),
    '',
    'import org.junit.jupiter.api.Test;',
    '',
    `class ${id.charAt(0).toUpperCase()}${id.slice(1)}Test {`,
    '  @Test',
    `  void replies${status}() {`,
    '    given()',
    ...lines.map((line) => `        ${line}`),
    '  }',
    '}',
  ].join('\n');
};
