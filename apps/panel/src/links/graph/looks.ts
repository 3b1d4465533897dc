import type { Settings } from 'sigma/settings';
import { english, type Sentence, t } from '../../i18n/language';
import { foundName } from '../../traffic/found-words';
import { linkedName } from '../link-columns';
import type { NetworkNode } from '../network';
import { type Standing, standingOf } from '../network-view';

export interface Palette {
  readonly standing: { readonly [S in Standing]: string };
  /** Oldest and newest links; those in between are mixed. */
  readonly edge: readonly [oldest: string, newest: string];
  /** Icons on nodes. */
  readonly icon: string;
  readonly text: string;
  readonly ground: string;
}

/** Colors of the light and dark schemes, with a contrast of at least 3:1 (WCAG 2.2, 1.4.11). */
export const PALETTES: { readonly [scheme in 'light' | 'dark']: Palette } = {
  light: {
    standing: {
      call: '#1864ab',
      hub: '#868e96',
      fraud: '#c92a2a',
      declined: '#d9480f',
      review: '#a07400',
      clean: '#087f5b',
    },
    edge: ['#d5d9e0', '#535c6b'],
    icon: '#ffffff',
    text: '#212529',
    ground: '#ffffff',
  },
  dark: {
    standing: {
      call: '#74c0fc',
      hub: '#909296',
      fraud: '#ff6b6b',
      declined: '#ff922b',
      review: '#fcc419',
      clean: '#38d9a9',
    },
    edge: ['#363c46', '#9da6b4'],
    icon: '#15181e',
    text: '#e9ecef',
    ground: '#15181e',
  },
};

export const STANDING_NAMES: { readonly [S in Standing]: Sentence } = {
  call: english('this transaction'),
  fraud: english('labeled fraud'),
  declined: english('declined'),
  review: english('in review'),
  clean: english('other'),
  hub: english('widely shared'),
};

const MAX_LABEL_LENGTH = 36;
/**
 * Isolates the text direction of a name (UAX 9), so that a right-to-left name doesn't affect its
 * surroundings.
 */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Returns the label of a node, truncated between grapheme clusters. */
export function labelOf(node: NetworkNode): string {
  if (node.group)
    return t('{count} × {kind}', { count: node.group.members.length, kind: foundName(node.group.kind) });
  if (!node.entity) return t('This transaction');
  const { kind } = node.entity;
  const name = linkedName(node.entity);
  const letters = [...name];
  const shown = letters.length > MAX_LABEL_LENGTH ? `${letters.slice(0, MAX_LABEL_LENGTH).join('')}…` : name;
  return name.startsWith(foundName(kind)) ? isolated(shown) : `${foundName(kind)} ${isolated(shown)}`;
}

const PERSON_SIZE = 11;
const THING_SIZE = 9;
const MAX_GROWTH = 6;

/**
 * Returns the size of a node: people are larger than attributes, and widely shared attributes are larger than
 * others.
 */
export function sizeOf({ entity, group }: NetworkNode): number {
  if (group) return THING_SIZE + Math.min(MAX_GROWTH, Math.log2(group.members.length));
  if (!entity) return PERSON_SIZE + MAX_GROWTH;
  const base = entity.kind === 'user_id' ? PERSON_SIZE : THING_SIZE;
  return base + Math.min(MAX_GROWTH, Math.log2(Math.max(1, entity.people)));
}

/** Returns the color of a link. @param recency 0 = oldest, 1 = newest */
export function edgeColour(recency: number, { edge: [oldest, newest] }: Palette): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(part(oldest, at) + recency * (part(newest, at) - part(oldest, at)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const colourOf = (node: NetworkNode, palette: Palette): string => palette.standing[standingOf(node)];

type DrawHover = Settings['defaultDrawNodeHover'];

/** Draws a ring around a selected or hovered node, and its name on the page background. */
export const drawHover =
  (palette: Palette): DrawHover =>
  (context, { x, y, size, label }, { labelSize, labelFont, labelWeight }) => {
    context.lineWidth = 2;
    context.strokeStyle = palette.text;
    context.beginPath();
    context.arc(x, y, size + 3, 0, 2 * Math.PI);
    context.stroke();
    if (!label) return;
    context.font = `${labelWeight} ${labelSize}px ${labelFont}`;
    const { width } = context.measureText(label);
    context.fillStyle = palette.ground;
    context.fillRect(x + size + 5, y - labelSize, width + 6, labelSize * 1.6);
    context.fillStyle = palette.text;
    context.fillText(label, x + size + 8, y + labelSize / 3);
  };
