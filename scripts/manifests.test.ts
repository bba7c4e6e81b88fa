import { readdirSync, readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const folder = new URL('deploy/kubernetes/', root);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const manifests = files
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()))
  .map((manifest) => ({ name: manifest.metadata.name, ...manifest }));
const workloads = manifests.filter(({ spec }) => spec?.template);
const services = manifests.filter(({ kind }) => kind === 'Service');

test.each(manifests)('$kind $name matches the schema of $apiVersion', async (manifest) => {
  const { name: _, apiVersion, kind, ...rest } = manifest;
  const schema = `kubernetes-models/${apiVersion}/${kind}`;
  const { [kind]: Model } = await import(schema);
  expect(() => new Model(rest).validate()).not.toThrow();
});

test('kustomization.yaml lists every file', () => {
  const { resources } = parse(read('kustomization.yaml'));
  expect(new Set(['kustomization.yaml', ...resources])).toEqual(new Set(files));
});

test('no file contains a Secret', () => {
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
});

describe.each(workloads)('$kind $name', ({ name, spec }) => {
  const { spec: pod, metadata } = spec.template;
  const [container] = pod.containers;

  test('runs as an unprivileged user on a read-only root file system', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('has health probes and resource requests', () => {
    expect(container).toMatchObject({
      startupProbe: expect.any(Object),
      livenessProbe: expect.any(Object),
      readinessProbe: expect.any(Object),
      resources: { requests: { cpu: expect.any(String), memory: expect.any(String) } },
    });
  });

  test('matches its selector and its service', () => {
    expect(metadata.labels).toEqual(spec.selector.matchLabels);
    const service = services.find((one) => one.name === name);
    expect(service.spec.selector).toEqual(metadata.labels);
    expect(service.spec.ports[0].targetPort).toBe(container.ports[0].name);
  });
});

test.each(['api', 'web'])(
  '%s uses the port of its image, and the disruption budget lets one replica stop',
  (name) => {
    const { spec } = workloads.find((one) => one.name === name);
    const dockerfile = readFileSync(new URL(`apps/${name}/Dockerfile`, root), 'utf8');
    const [{ containerPort }] = spec.template.spec.containers[0].ports;
    expect(dockerfile).toContain(`EXPOSE ${containerPort}\n`);
    const budget = manifests.find((one) => one.kind === 'PodDisruptionBudget' && one.name === name);
    expect(budget.spec.minAvailable).toBeLessThan(spec.replicas);
  },
);

test('the sites and the APIs believe the same proxies, and only the sites reach the APIs', () => {
  const [key] = Object.keys(manifests.find(({ name }) => name === 'proxies').data);
  const trusted = { name: key, valueFrom: { configMapKeyRef: { name: 'proxies', key } } };
  for (const name of ['web', 'api'])
    expect(workloads.find((one) => one.name === name).spec.template.spec.containers).toMatchObject([
      { env: expect.arrayContaining([trusted]) },
    ]);
  expect(key).toBe('TRUSTED_PROXIES');
  expect(manifests.find(({ kind }) => kind === 'NetworkPolicy').spec).toMatchObject({
    podSelector: { matchLabels: { app: 'api' } },
    ingress: [{ from: [{ podSelector: { matchLabels: { app: 'web' } } }] }],
  });
});
