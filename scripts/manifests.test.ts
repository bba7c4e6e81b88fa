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

const composed = (file: string) =>
  parse(readFileSync(new URL(file, root), 'utf8'), { merge: true });
const composeFiles = ['docker-compose.yml', 'docker-compose.scale.yml'];
const composeServices = composeFiles.flatMap((file) =>
  Object.entries<Record<string, unknown>>(composed(file).services).filter(([, { image }]) => image),
);

test.each(composeServices)(
  'Compose limits the memory, processor, processes and log of %s',
  (_, service) => {
    expect(service).toMatchObject({
      mem_limit: expect.stringMatching(/\dg|\dm/),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    });
  },
);

test('Compose opens the port of the API, which has the desk, on this machine alone', () => {
  const { api } = composed('docker-compose.override.yml').services;
  expect(api.ports).toEqual([expect.stringContaining('${API_HOST:-127.0.0.1}:')]);
});

test('the command in the README creates every key of the secret that a container reads', () => {
  const readme = read('README.md');
  const keys = workloads.flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }: { valueFrom?: { secretKeyRef?: { key: string } } }) =>
        valueFrom?.secretKeyRef ? [valueFrom.secretKeyRef.key] : [],
      ),
    ),
  );
  const created = Array.from(readme.matchAll(/--from-literal=(\w+)=/g), ([, key]) => key);
  expect(new Set(created)).toEqual(new Set(keys));
});

test.each(workloads)('a NetworkPolicy says who reaches $name', ({ name, spec }) => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  expect(policies.map((one) => one.spec.podSelector)).toContainEqual(spec.selector);
  expect(policies.find((one) => one.name === name).spec.policyTypes).toContain('Ingress');
});

test('each image of Sparring has the tag of the release', () => {
  const { version } = parse(readFileSync(new URL('package.json', root), 'utf8'));
  const own = workloads.flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap(({ image }: { image: string }) =>
      image.startsWith('sparring-') ? [{ name: image, newName: image, newTag: version }] : [],
    ),
  );
  const { images } = parse(read('kustomization.yaml'));
  expect(images).toEqual(expect.arrayContaining(own));
  expect(images).toHaveLength(own.length);
});

test('the sites and the APIs believe the same proxies', () => {
  const [key] = Object.keys(manifests.find(({ name }) => name === 'proxies').data);
  const trusted = { name: key, valueFrom: { configMapKeyRef: { name: 'proxies', key } } };
  for (const name of ['web', 'api'])
    expect(workloads.find((one) => one.name === name).spec.template.spec.containers).toMatchObject([
      { env: expect.arrayContaining([trusted]) },
    ]);
  expect(key).toBe('TRUSTED_PROXIES');
});
