import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';

/*
 * Renders our chart with the part of Helm's templates (Go's text/template with Helm's functions) that it
 * uses; anything else throws. It doesn't replace `helm lint`, but runs without helm.
 */

type Values = { readonly [name: string]: unknown };
type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly expression: string }
  | {
      readonly kind: 'if';
      readonly test: string;
      readonly yes: readonly Node[];
      readonly no: readonly Node[];
    }
  | {
      readonly kind: 'range';
      readonly names: readonly [string, string];
      readonly over: string;
      readonly body: readonly Node[];
    };

interface Scope {
  /** Folder of the chart. */
  readonly folder: string;
  readonly root: Values;
  readonly variables: Values;
  readonly defined: Map<string, readonly Node[]>;
}

const ACTION = /\s*\{\{-\s*([\s\S]*?)\s*(?:-\}\}\s*|\}\})|\{\{\s*([\s\S]*?)\s*(?:-\}\}\s*|\}\})/g;

/** Splits a template into texts and actions; `{{-` and `-}}` remove adjacent spaces, as in Go. */
function tokens(source: string): readonly (Node | { readonly kind: 'action'; readonly word: string })[] {
  const found: (Node | { readonly kind: 'action'; readonly word: string })[] = [];
  let at = 0;
  for (const match of source.matchAll(ACTION)) {
    found.push({ kind: 'text', text: source.slice(at, match.index) });
    found.push({ kind: 'action', word: match[1] ?? match[2] ?? '' });
    at = match.index + match[0].length;
  }
  return [...found, { kind: 'text', text: source.slice(at) }];
}

function parseTemplate(source: string, defined: Map<string, readonly Node[]>): readonly Node[] {
  const all = tokens(source);
  let at = 0;
  function block(): { nodes: readonly Node[]; end: string } {
    const nodes: Node[] = [];
    for (; at < all.length; ) {
      const token = all[at++]!;
      if (token.kind !== 'action') nodes.push(token);
      else if (token.word === 'end' || token.word === 'else') return { nodes, end: token.word };
      else nodes.push(...action(token.word));
    }
    return { nodes, end: '' };
  }
  function action(word: string): readonly Node[] {
    const [, define] = /^define "([\w.]+)"$/.exec(word) ?? [];
    if (define !== undefined) {
      defined.set(define, closed(block()));
      return [];
    }
    if (word.startsWith('if ')) {
      const yes = block();
      const no = yes.end === 'else' ? closed(block()) : [];
      if (yes.end !== 'else') closed(yes);
      return [{ kind: 'if', test: word.slice(3), yes: yes.nodes, no }];
    }
    const [, key, value, over] = /^range (\$\w+), (\$\w+) := (.+)$/.exec(word) ?? [];
    if (key && value && over) return [{ kind: 'range', names: [key, value], over, body: closed(block()) }];
    return [{ kind: 'value', expression: word }];
  }
  const closed = ({ nodes, end }: ReturnType<typeof block>) => {
    if (end !== 'end') throw new Error('a block is not closed');
    return nodes;
  };
  const whole = block();
  if (whole.end !== '') throw new Error(`${whole.end} without a beginning`);
  return whole.nodes;
}

const indented = (text: string, by: number) => `\n${text.trim()}`.replaceAll('\n', `\n${' '.repeat(by)}`);

/** Returns the words of an expression: strings, parentheses with their content, names. */
const wordsOf = (expression: string) => expression.match(/"[^"]*"|\((?:[^()]|\([^()]*\))*\)|[^\s()]+/g) ?? [];

function evaluate(expression: string, scope: Scope): unknown {
  const stages = expression.split(/\s*\|\s*(?![^(]*\))/);
  let value: unknown;
  for (const [index, stage] of stages.entries()) {
    const [name = '', ...rest] = wordsOf(stage);
    const operands = rest.map((word) => operand(word, scope));
    value = index === 0 && rest.length === 0 ? operand(name, scope) : call(name, operands, value, scope);
  }
  return value;
}

function operand(word: string, scope: Scope): unknown {
  if (word.startsWith('"')) return word.slice(1, -1);
  if (word.startsWith('(')) return evaluate(word.slice(1, -1), scope);
  if (/^\d+$/.test(word)) return Number(word);
  if (word === '.') return scope.root;
  if (word.startsWith('$')) {
    if (!(word in scope.variables)) throw new Error(`${word} is not known`);
    return scope.variables[word];
  }
  if (!word.startsWith('.')) throw new Error(`${word} is not known`);
  return word
    .slice(1)
    .split('.')
    .reduce<unknown>((found, name) => {
      if (typeof found !== 'object' || found === null || !(name in found))
        throw new Error(`${word} has no value`);
      return (found as Values)[name];
    }, scope.root);
}

function call(name: string, operands: readonly unknown[], piped: unknown, scope: Scope): unknown {
  const [first, second] = operands;
  switch (name) {
    case 'include': {
      const nodes = scope.defined.get(String(first));
      if (!nodes) throw new Error(`${String(first)} is not defined`);
      return rendered(nodes, scope).trim();
    }
    case '.Files.Get':
      return readFileSync(join(scope.folder, String(first)), 'utf8');
    case 'nindent':
      return indented(String(piped), Number(first));
    case 'toYaml':
      return stringify(first).trim();
    case 'quote':
      return JSON.stringify(String(piped));
    case 'default':
      return piped || first;
    case 'printf':
      return String(first).replace('%s', String(second));
    case 'not':
      return !first;
    case 'int':
      return Number(first);
    case 'gt':
      return Number(first) > Number(second);
    default:
      throw new Error(`the function ${name} is not known`);
  }
}

function rendered(nodes: readonly Node[], scope: Scope): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text;
    else if (node.kind === 'value') text += String(evaluate(node.expression, scope));
    else if (node.kind === 'if') text += rendered(evaluate(node.test, scope) ? node.yes : node.no, scope);
    else {
      for (const [key, value] of Object.entries(evaluate(node.over, scope) as Values)) {
        const [keyName, valueName] = node.names;
        const variables = { ...scope.variables, [keyName]: key, [valueName]: value };
        text += rendered(node.body, { ...scope, variables });
      }
    }
  }
  return text;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (base: Values, over: Values): Values =>
  Object.fromEntries(
    Object.entries({ ...base, ...over }).map(([name, value]) => {
      const below = base[name];
      return [name, isObject(below) && isObject(value) ? merged(below, value) : value];
    }),
  );

/** A Kubernetes object, with the fields that tests check. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Values;
}

/**
 * Returns the objects of a chart.
 * @param values values that override those of `values.yaml`
 * @throws Error if a template uses an unsupported feature, a missing value, or results in invalid YAML
 */
export function renderChart(folder: string, values: Values = {}): readonly Manifest[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const chart = parse(read('Chart.yaml')) as { readonly name: string; readonly appVersion: string };
  const defined = new Map<string, readonly Node[]>();
  const root = {
    Values: merged(parse(read('values.yaml')) as Values, values),
    Release: { Name: 'shop' },
    Chart: { Name: chart.name, AppVersion: chart.appVersion },
  };
  const scope: Scope = { folder, root, variables: {}, defined };
  const templates = readdirSync(join(folder, 'templates')).sort();
  parseTemplate(read('templates/_helpers.tpl'), defined);
  return templates
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      parseAllDocuments(rendered(parseTemplate(read(`templates/${name}`), defined), scope)).flatMap(
        (document) => {
          if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]!.message}`);
          const value = document.toJS() as Manifest | null;
          return value === null ? [] : [value];
        },
      ),
    );
}
