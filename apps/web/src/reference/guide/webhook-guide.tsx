import { publishedSecret, retryPauses } from '@sparring/contracts/webhook';
import { CodeBlock } from '../../practice/code/code-block.tsx';
import { useWorkspace } from '../../practice/workspace/use-workspace.tsx';
import { settingCall } from './setting.ts';

const verify = `import json, urllib.request
from standardwebhooks import Webhook

inbox = "BASE/workspace/inbox"
message = json.load(urllib.request.urlopen(inbox))[0]
event = Webhook("${publishedSecret}").verify(message["body"], message["headers"])
print(event["type"], event["data"])`;

/** Explains how to receive webhooks without a server of one's own. */
export const WebhookGuide = () => {
  const { base } = useWorkspace();
  return (
    <>
      <h2>An inbox instead of a tunnel</h2>
      <p>
        A webhook usually needs a server that the internet can reach. Here the receiver is the inbox
        of your workspace: the API sends the event, and your test reads it there, headers and body
        as they were sent. Receiver 1 is there from the start, with this secret:
      </p>
      <CodeBlock name="webhook-secret" what="the secret of receiver 1">
        {publishedSecret}
      </CodeBlock>
      <p>This request sends an event to it:</p>
      <CodeBlock name="webhook-ping" what="the request that sends an event">
        {settingCall('POST', `${base}/labs/webhooks/1/pings`, { text: 'Hello' })}
      </CodeBlock>
      <h2>Verify before you believe</h2>
      <p>
        The headers are those of Standard Webhooks, a specification that many services follow, so
        that its libraries can verify a message. Send a ping with <code>"signature": "forged"</code>{' '}
        and one with <code>"stale"</code>: your code must reject both.
      </p>
      <CodeBlock name="webhook-verify" what="the program that verifies the newest message">
        {verify.replace('BASE', base)}
      </CodeBlock>
      <h2>A receiver that is down</h2>
      <p>
        Let the inbox refuse the next deliveries. The API tries again after {retryPauses.join(', ')}{' '}
        seconds by the clock of the workspace, so that an <code>advance</code> is enough to see all
        attempts. With <code>"keep": true</code> the message arrives although the inbox refuses it,
        as if the response were lost. The next attempt then delivers the same{' '}
        <code>webhook-id</code> again, and your side must do its work once.
      </p>
      <CodeBlock name="webhook-refuse" what="the request that lets the inbox refuse">
        {settingCall('PUT', `${base}/workspace/inbox/refusals`, { times: 2, status: 503 })}
      </CodeBlock>
      <h2>Instead of polling</h2>
      <p>
        Each job that ends sends <code>job.succeeded</code>, <code>job.failed</code> or{' '}
        <code>job.cancelled</code> with its number.
      </p>
    </>
  );
};
