import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';

/**
 * Compares the monitoring files with the server: every named metric exists with its labels, and every alert
 * has its page.
 */

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const rules = (
  parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[];
  }
).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync('deploy/grafana/assay.json', 'utf8')) as Dashboard;
const panelExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const expressions = [...rules.map(({ expr }) => expr), ...panelExpressions];

/** Returns the names of metrics in an expression, with the labels that filter them. */
const metricsIn = (expression: string) =>
  [...expression.matchAll(/\b((?:assay_|up\b)[a-z0-9_]*)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', inside = '']) => ({
      name,
      labels: [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );

/** Labels that Prometheus adds to every scraped metric. */
const ADDED = ['job', 'instance', 'le'];
/** Metrics that PromQL provides. */
const WORDS = new Set(['up']);

let server: AssayServer;
/** The metrics page of a server: help lines name all metrics, including those without a value yet. */
let page = '';
const source = ['apps/server/src/platform/metrics.ts', 'apps/server/src/webhooks/metrics.ts']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Returns the labels of a metric in the code. */
function labelsOf(name: string): readonly string[] {
  const definition = new RegExp(`name: '${name}',[^}]*?(?:labelNames: \\[([^\\]]*)\\]|registers)`).exec(
    source,
  );
  return [...(definition?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, label = '']) => label);
}

const isKnown = (name: string) => {
  const base = name.replace(/_(?:bucket|sum|count)$/, '');
  return page.includes(`# TYPE ${name} `) || page.includes(`# TYPE ${base} histogram`);
};

beforeAll(async () => {
  server = await startAssay();
  page = (await server.app.inject('/metrics')).payload;
});
afterAll(() => server.close());

describe('dashboard and alerts', () => {
  it('name only metrics of the server, with labels that they have', () => {
    const named = expressions.flatMap(metricsIn);
    expect(named.length).toBeGreaterThan(30);
    for (const { name, labels } of named) {
      if (WORDS.has(name)) continue;
      expect(isKnown(name), name).toBe(true);
      for (const label of labels) expect([...ADDED, ...labelsOf(name)], `${name}{${label}}`).toContain(label);
    }
  });

  it('are checked: planted errors are reported', () => {
    expect(metricsIn('rate(assay_nothing_total{kind="x"}[5m])')).toEqual([
      { name: 'assay_nothing_total', labels: ['kind'] },
    ]);
    expect(isKnown('assay_nothing_total')).toBe(false);
    expect(labelsOf('assay_faults_total')).toEqual(['kind']);
  });

  it('show every metric of the server', () => {
    const ours = [...source.matchAll(/name: '(assay_\w+)'/g)].map(([, name = '']) => name);
    expect(ours.length).toBeGreaterThan(12);
    const all = panelExpressions.join('\n');
    for (const name of ours) expect(all, name).toContain(name);
  });

  it('have balanced expressions', () => {
    for (const expression of expressions) {
      const count = (sign: string) => expression.split(sign).length;
      expect(count('('), expression).toBe(count(')'));
      expect(count('{'), expression).toBe(count('}'));
      expect(count('['), expression).toBe(count(']'));
    }
  });
});

describe('every alert', () => {
  it('has a unique name, a severity, a time and a sentence', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(rule.alert).toMatch(/^Assay[A-Z]/);
      expect(['critical', 'warning']).toContain(rule.labels.severity);
      expect(rule.for).toMatch(/^\d+[smh]$/);
      expect(rule.annotations.summary).toMatch(/\.$/);
    }
  });

  it('has a page, and every page has an alert', () => {
    const pages = readdirSync('docs/operate/runbooks').filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(rules.map(({ annotations }) => annotations.runbook.split('/').pop()).sort());
    const index = readFileSync('docs/operate/runbooks/README.md', 'utf8');
    for (const { alert, expr, annotations } of rules) {
      const text = readFileSync(annotations.runbook, 'utf8');
      expect(text).toMatch(new RegExp(`^# ${alert}\n`));
      expect(text, annotations.runbook).toContain(expr);
      for (const heading of ['## Meaning', '## Investigate', '## Fix']) expect(text).toContain(heading);
      expect(index).toContain(`[${alert}](${annotations.runbook.split('/').pop()})`);
    }
  });

  it('has a page whose links have existing targets', () => {
    for (const name of readdirSync('docs/operate/runbooks')) {
      const text = readFileSync(join('docs/operate/runbooks', name), 'utf8');
      for (const [, link = ''] of text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g))
        expect(() => readFileSync(join('docs/operate/runbooks', link)), `${name}: ${link}`).not.toThrow();
    }
  });
});

it("panels don't overlap", () => {
  const taken = new Set<string>();
  for (const { title, gridPos } of dashboard.panels) {
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.has(`${x},${y}`), title).toBe(false);
        taken.add(`${x},${y}`);
      }
  }
});
