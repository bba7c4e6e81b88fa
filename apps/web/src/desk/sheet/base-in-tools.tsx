import { CodeBlock } from '../../practice/code/code-block.tsx';
import { testable } from '../../ui/testable.ts';

interface BaseInToolsProps {
  readonly origin: string;
  readonly className: string | undefined;
}

const toolsIn = (origin: string) => {
  const base = `${origin}/w/<key>/v1/practice`;
  return [
    {
      name: 'postman',
      title: 'Postman',
      text: 'At your address, save the Postman environment and import it. Or set its variable:',
      code: `baseUrl = ${base}`,
    },
    {
      name: 'rest-assured',
      title: 'REST Assured',
      text: 'Once, before all tests:',
      code: `RestAssured.baseURI = "${origin}";\nRestAssured.basePath = "/w/<key>/v1/practice";`,
    },
    {
      name: 'playwright',
      title: 'Playwright',
      text: 'For requests, with a slash at the end, so that get("books") is below it; for pages, the first address of each test:',
      code: `use: { baseURL: '${base}/' }\n\nawait page.goto('${origin}/join/<key>?to=/labs/waits');`,
    },
    {
      name: 'selenium',
      title: 'Selenium',
      text: 'The first address of each driver:',
      code: `driver.get("${origin}/join/<key>?to=/labs/waits");`,
    },
  ];
};

/** How each tool gets the base URL. The key stands on the label. */
export const BaseInTools = ({ origin, className }: BaseInToolsProps) => (
  <section {...testable('sheet-tools')} className={className} aria-labelledby="sheet-tools-title">
    <h2 id="sheet-tools-title">Put your key into your tool</h2>
    <p>
      Write the key of your label, such as k7q2-9xwm, instead of {'<key>'}. The starter kits read it
      from the variable WORKSPACE, and {origin} from WEB_URL and API_URL.
    </p>
    {toolsIn(origin).map(({ name, title, text, code }) => (
      <div key={name}>
        <h3>{title}</h3>
        <p>{text}</p>
        <CodeBlock name={`sheet-${name}`} what={`the lines for ${title}`}>
          {code}
        </CodeBlock>
      </div>
    ))}
  </section>
);
