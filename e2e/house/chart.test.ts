import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Manifest, renderChart } from './render-chart';

const CHART = 'deploy/helm/assay';
const EVERYTHING = {
  media: { s3: { enabled: true, endpoint: 'https://s3.example.com', bucket: 'media' } },
  ingress: { enabled: true, host: 'assay.example.com', tlsSecret: 'tls', className: 'nginx' },
  monitoring: { enabled: true },
  storage: { className: 'nfs' },
  env: { ASSAY_DATA_UPDATES: 'on' },
};

interface Container {
  readonly image: string;
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext: { readonly [name: string]: unknown };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly resources?: { readonly limits: { readonly memory: string } };
}
interface Pod {
  readonly securityContext: { readonly [name: string]: unknown };
  readonly volumes: readonly { readonly name: string }[];
  readonly containers: readonly Container[];
  readonly terminationGracePeriodSeconds?: number;
}

const ofKind = (all: readonly Manifest[], kind: string) => all.filter((one) => one.kind === kind);
const podOf = (manifest: Manifest) => (manifest.spec.template as { readonly spec: Pod }).spec;
const labelsOf = (manifest: Manifest) =>
  (manifest.spec.template as { readonly metadata: { readonly labels: object } }).metadata.labels;
const matching = (manifest: Manifest) =>
  (manifest.spec.selector as { readonly matchLabels: object }).matchLabels;

const plain = renderChart(CHART);
const full = renderChart(CHART, EVERYTHING);

describe('Helm chart', () => {
  it('creates two kinds of processes, their service, a volume, a job, a network policy', () => {
    expect(plain.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'Deployment shop-api',
      'Deployment shop-worker',
      'Job shop-migrate',
      'NetworkPolicy shop',
      'PersistentVolumeClaim shop-data',
      'PodDisruptionBudget shop-api',
      'Service shop',
    ]);
    expect(full.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Ingress', 'PodMonitor', 'PrometheusRule']),
    );
    const own = renderChart(CHART, { storage: { existingClaim: 'mine' }, api: { replicas: 1 } });
    expect(ofKind(own, 'PersistentVolumeClaim')).toEqual([]);
    expect(ofKind(own, 'PodDisruptionBudget')).toEqual([]);
    expect(JSON.stringify(ofKind(own, 'Deployment'))).toContain('"claimName":"mine"');
  });

  it('installs the alert rules of the Prometheus file for the Prometheus operator', () => {
    const rules = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
      groups: readonly object[];
    };
    expect(rules.groups.length).toBeGreaterThan(0);
    expect(ofKind(full, 'PrometheusRule').map(({ spec }) => spec)).toEqual([rules]);
    expect(ofKind(plain, 'PrometheusRule')).toEqual([]);
  });

  it('runs as a non-root user on a read-only file system, without privileges', () => {
    for (const manifest of [...ofKind(full, 'Deployment'), ...ofKind(full, 'Job')]) {
      const { securityContext, containers } = podOf(manifest);
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  it('gives each role its command, its limits, and enough time to stop', () => {
    for (const manifest of ofKind(full, 'Deployment')) {
      const { containers, terminationGracePeriodSeconds } = podOf(manifest);
      const role = manifest.metadata.name.replace('shop-', '');
      expect(containers[0]).toMatchObject({
        image: 'assay:0.2.0',
        args: ['serve', '--role', role],
        readinessProbe: { httpGet: { path: '/readyz' } },
        resources: { limits: { memory: expect.stringMatching(/Gi$/) } },
      });
      expect(terminationGracePeriodSeconds).toBeGreaterThan(10);
      expect(labelsOf(manifest)).toMatchObject(matching(manifest));
    }
    const [job] = ofKind(full, 'Job');
    expect(podOf(job!).containers[0]?.args).toEqual(['db', 'migrate']);
    const off = renderChart(CHART, { worker: { engines: 0 } });
    const [, worker] = ofKind(off, 'Deployment');
    expect(podOf(worker!).containers[0]?.env).toContainEqual({
      name: 'ASSAY_VERIFICATION_ENGINES',
      value: 'off',
    });
  });

  it('mounts only existing volumes, and passes no secrets as variables except bucket addresses and keys', () => {
    for (const manifest of [...ofKind(full, 'Deployment'), ...ofKind(full, 'Job')]) {
      const { containers, volumes } = podOf(manifest);
      const names = volumes.map(({ name }) => name);
      for (const { volumeMounts, env } of containers) {
        for (const { name } of volumeMounts) expect(names).toContain(name);
        expect(env.map(({ name }) => name)).not.toContain('ASSAY_MASTER_KEY');
        expect(new Set(env.map(({ name }) => name)).size).toBe(env.length);
      }
    }
  });

  it('sets only variables that the configuration describes', () => {
    const documented = readFileSync('docs/reference/configuration.md', 'utf8');
    const names = [...ofKind(full, 'Deployment'), ...ofKind(full, 'Job')].flatMap((manifest) =>
      podOf(manifest).containers.flatMap(({ env }) => env.map(({ name }) => name)),
    );
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) expect(documented, name).toContain(`\`${name}\``);
  });

  it('routes requests to the processes that serve them', () => {
    const [service] = ofKind(full, 'Service');
    const [api, worker] = ofKind(full, 'Deployment');
    const selector = service!.spec.selector as object;
    expect(labelsOf(api!)).toMatchObject(selector);
    expect(labelsOf(worker!)).not.toMatchObject(selector);
  });
});

describe('chart renderer', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-chart-'));
    mkdirSync(join(folder, 'templates'));
    writeFileSync(join(folder, 'Chart.yaml'), 'name: x\nappVersion: "1"\n');
    writeFileSync(join(folder, 'values.yaml'), 'a: 1\nlist: {b: "2"}\n');
    writeFileSync(join(folder, 'templates/_helpers.tpl'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const render = (text: string) => {
    writeFileSync(join(folder, 'templates/x.yaml'), text);
    return renderChart(folder);
  };

  it('throws on an invalid template', () => {
    expect(
      render(
        'a: {{ .Values.a }}\n{{- range $k, $v := .Values.list }}\n{{ $k }}: {{ $v | quote }}\n{{- end }}\n',
      ),
    ).toEqual([{ a: 1, b: '2' }]);
    expect(() => render('a: {{ .Values.none }}')).toThrow('has no value');
    expect(() => render('a: {{ .Values.a | frobnicate }}')).toThrow('not known');
    expect(() => render('{{ if .Values.a }}a: 1')).toThrow('not closed');
    expect(() => render('{{ include "none" . }}')).toThrow('not defined');
    expect(() => render('a: [')).toThrow('x.yaml');
  });
});
