import { ActionIcon, Group, Text, useComputedColorScheme } from '@mantine/core';
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/language';
import type { Network, NetworkNode } from '../network';
import { Drawing } from './drawing';
import classes from './graph.module.css';
import { labelOf, PALETTES, STANDING_NAMES } from './looks';

/** Returns true if WebGL is available: it can be disabled or lack a driver. */
export function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  // Browsers limit the number of contexts.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

interface GraphProps {
  readonly network: Network;
  readonly current: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly onCurrent: (key: string) => void;
  readonly onExpand: (node: NetworkNode) => void;
  readonly onChoose: (node: NetworkNode) => void;
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Network graph for pointer, keyboard and touch. The table contains the same data. */
export function Graph(props: GraphProps) {
  if (!hasWebGl()) {
    return (
      <Text size="sm" role="note">
        {t('This browser can’t draw the graph because WebGL is unavailable. The list has the same data.')}
      </Text>
    );
  }
  return <Picture {...props} />;
}

/**
 * Maximum number of redraws after a lost WebGL context, which happens if the graphics process ends or is
 * overloaded.
 */
const MAX_LOSSES = 4;

type Shown = Pick<GraphProps, 'network' | 'current' | 'chosen' | 'onCurrent' | 'onExpand'>;

/** Draws the network into the container; redraws it after a lost context. */
function useDrawing({ network, current, chosen, onCurrent, onExpand }: Shown, scheme: 'light' | 'dark') {
  const container = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const [losses, setLosses] = useState(0);
  const latest = useRef({ network, onCurrent, onExpand });
  latest.current = { network, onCurrent, onExpand };
  useEffect(() => {
    if (!container.current || losses > MAX_LOSSES) return;
    const made = new Drawing(container.current, {
      onCurrent: (key) => latest.current.onCurrent(key),
      onExpand: (key) => {
        const { network: shown, onExpand: expand } = latest.current;
        const node = shown.nodes.find((one) => one.key === key);
        if (node) expand(node);
      },
      onLost: () => setLosses((before) => before + 1),
    });
    drawing.current = made;
    return () => {
      drawing.current = null;
      made.end();
    };
  }, [losses]);
  // biome-ignore-start lint/correctness/useExhaustiveDependencies: a new drawing needs the current data
  useEffect(() => drawing.current?.wear(PALETTES[scheme]), [scheme, losses]);
  useEffect(() => drawing.current?.show(network), [network, losses]);
  useEffect(() => drawing.current?.mark(current, chosen), [current, chosen, losses]);
  // biome-ignore-end lint/correctness/useExhaustiveDependencies: a new drawing needs the current data
  return { container, drawing, isLost: losses > MAX_LOSSES };
}

/** Moves, zooms, expands or selects by key. @returns true if the key has an effect */
function actOnKey(key: string, drawn: Drawing, props: GraphProps): boolean {
  const { network, current, onCurrent, onExpand, onChoose } = props;
  const arrow = ARROWS[key];
  const node = network.nodes.find((one) => one.key === current);
  if (arrow) {
    const next = drawn.towards(current, arrow);
    if (next) onCurrent(next);
  } else if (key === '+') drawn.zoom(1 / 1.5);
  else if (key === '-') drawn.zoom(1.5);
  else if (key === '0') drawn.whole();
  else if (key === 'Enter' && node) onExpand(node);
  else if (key === ' ' && node) onChoose(node);
  else return false;
  return true;
}

function Picture(props: GraphProps) {
  const { network, current, chosen } = props;
  const scheme = useComputedColorScheme('light');
  const { container, drawing, isLost } = useDrawing(props, scheme);
  const onKeyDown = (event: KeyboardEvent) => {
    const drawn = drawing.current;
    if (!drawn || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!actOnKey(event.key, drawn, props)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { nodes, edges } = network;
  const shown = current === null ? undefined : nodes.find(({ key }) => key === current);
  return (
    <div>
      {isLost ? (
        <Text size="sm" role="alert">
          {t(
            'The browser stopped drawing the graph. The list is complete. Reload the page to draw the graph again.',
          )}
        </Text>
      ) : null}
      <div className={classes.frame}>
        <div
          ref={container}
          role="application"
          aria-roledescription={t('graph')}
          aria-label={t(
            'Graph of {nodes} nodes and {links} links. Arrow keys move, Enter expands, Space selects, plus and minus zoom, 0 shows all. The list has the same data.',
            { nodes: nodes.length, links: edges.length },
          )}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the application role handles keys (WAI-ARIA 1.2)
          tabIndex={0}
          className={classes.canvas}
          data-nodes={nodes.length}
          onKeyDown={onKeyDown}
        />
        <ZoomButtons
          onZoom={(factor) => drawing.current?.zoom(factor)}
          onWhole={() => drawing.current?.whole()}
        />
      </div>
      <Legend scheme={scheme} />
      <Text size="sm" role="status" className="visually-hidden">
        {shown
          ? chosen.has(shown.key)
            ? t('{name}, selected', { name: labelOf(shown) })
            : labelOf(shown)
          : ''}
      </Text>
    </div>
  );
}

interface ZoomButtonsProps {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
}

function ZoomButtons({ onZoom, onWhole }: ZoomButtonsProps) {
  return (
    <Group gap={4} className={classes.controls}>
      <ActionIcon variant="default" aria-label={t('Zoom in')} onClick={() => onZoom(1 / 1.5)}>
        <IconPlus size={16} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('Zoom out')} onClick={() => onZoom(1.5)}>
        <IconMinus size={16} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('Show all')} onClick={onWhole}>
        <IconMaximize size={16} />
      </ActionIcon>
    </Group>
  );
}

const LEGEND = ['fraud', 'declined', 'review', 'clean', 'hub'] as const;

function Legend({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  return (
    <Group gap="md" className={classes.legend ?? ''}>
      {LEGEND.map((standing) => (
        <Group key={standing} gap={6} wrap="nowrap">
          <span
            aria-hidden
            className={classes.dot}
            style={{ background: PALETTES[scheme].standing[standing] }}
          />
          <Text size="xs" c="dimmed">
            {t(STANDING_NAMES[standing])}
          </Text>
        </Group>
      ))}
      <Text size="xs" c="dimmed">
        {t('Thicker lines: more shared transactions. Stronger color: newer.')}
      </Text>
    </Group>
  );
}
