import { defect } from '../../defect.ts';
import { logged } from '../../workspace.ts';

export default defect({
  id: 'resumes-one-too-early',
  rule: 'LOG-13',
  level: 'hard',
  technique: 'boundaries',
  file: 'apps/api/src/requests/routes.ts',
  from: 'return Number(header);',
  to: 'return Number(header) - 1;',
  seen: 'A stream that is resumed begins with the request that the client has already.',
  hints: [
    'Look at the live log.',
    'Disconnect, and resume with Last-Event-ID.',
    'Resume with the id of the last but one: the first event is the last one.',
  ],
  caught: async ({ api, expect }) => {
    await logged(api);
    await api.get('/ping');
    await api.get('/ping');
    const [newest, before] = await logged(api);
    const address = `${api.origin}${api.base}/workspace/requests/live?seconds=5`;
    const headers = { 'Last-Event-ID': String(before?.id) };
    const { body } = await fetch(address, { headers });
    let text = '';
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (/^id: ?\d+\n/m.test(text)) break;
    }
    expect(/^id: ?(\d+)/m.exec(text)?.[1]).toBe(String(newest?.id));
  },
});
