import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/language';
import classes from './picture-viewer.module.css';

/** Position of an image in its frame: offset in frame pixels from the center, zoom and rotation. */
interface PictureView {
  /** 1 fits the frame. */
  readonly zoom: number;
  /** Clockwise quarter turns. */
  readonly quarters: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: PictureView = { zoom: 1, quarters: 0, x: 0, y: 0 };

const MIN_ZOOM = 1;
const MAX_ZOOM = 12;
/** Zoom factor per key press or wheel notch. */
const ZOOM_STEP = 1.25;
const MOVE_STEP = 40;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limits the offset, so that no part of the image is unreachable. */
function within(view: PictureView, { width, height }: Size): PictureView {
  const [mostX, mostY] = [((view.zoom - 1) * width) / 2, ((view.zoom - 1) * height) / 2];
  // Converts -0 to 0 for an image that fits the frame.
  return { ...view, x: clamp(view.x, -mostX, mostX) || 0, y: clamp(view.y, -mostY, mostY) || 0 };
}

/**
 * Zooms around a fixed point.
 * @param about frame pixels from the center
 */
export function zoomed(
  view: PictureView,
  factor: number,
  frame: Size,
  about: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): PictureView {
  const zoom = clamp(view.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  const real = zoom / view.zoom;
  return within(
    { ...view, zoom, x: about.x - (about.x - view.x) * real, y: about.y - (about.y - view.y) * real },
    frame,
  );
}

export const moved = (view: PictureView, x: number, y: number, frame: Size): PictureView =>
  within({ ...view, x: view.x + x, y: view.y + y }, frame);

/** Rotates by quarter turns and centers the image. */
export const turned = (view: PictureView, quarters: number): PictureView => ({
  ...view,
  quarters: (((view.quarters + quarters) % 4) + 4) % 4,
  x: 0,
  y: 0,
});

/** Returns the view after a key press; null if the key has no effect. */
export function byKey(view: PictureView, key: string, frame: Size): PictureView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, ZOOM_STEP, frame);
    case '-':
      return zoomed(view, 1 / ZOOM_STEP, frame);
    case '0':
      return WHOLE;
    case 'r':
      return turned(view, 1);
    case 'R':
      return turned(view, -1);
    case 'ArrowLeft':
      return moved(view, MOVE_STEP, 0, frame);
    case 'ArrowRight':
      return moved(view, -MOVE_STEP, 0, frame);
    case 'ArrowUp':
      return moved(view, 0, MOVE_STEP, frame);
    case 'ArrowDown':
      return moved(view, 0, -MOVE_STEP, frame);
    default:
      return null;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ([one, other]: readonly Point[]): Point => ({
  x: ((one?.x ?? 0) + (other?.x ?? one?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? one?.y ?? 0)) / 2,
});
const apart = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

type Change = (to: (view: PictureView) => PictureView) => void;

/** Handles dragging, pinching and the wheel on a frame. */
function useGestures(change: Change) {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const sizeOf = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = sizeOf();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React attaches passive wheel listeners, so the page would scroll too. Without Ctrl the page scrolls as
    // usual.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return;
      event.preventDefault();
      const { left, top, width, height } = element.getBoundingClientRect();
      const about = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      change((view) => zoomed(view, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, { width, height }, about));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [change]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = [...fingers.current.values()];
    const [from, to] = [middle(before), middle(now)];
    const size = sizeOf();
    const factor = apart(before) > 0 ? apart(now) / apart(before) : 1;
    change((view) => zoomed(moved(view, to.x - from.x, to.y - from.y, size), factor, size, fromMiddle(to)));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    frame,
    sizeOf,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

interface PictureViewerProps {
  /** Name of the image. */
  readonly name: string;
  readonly src: string;
}

/**
 * Image viewer with zoom, rotation and panning by mouse, keyboard and touch. The frame handles keys when
 * focused.
 */
export function PictureViewer({ name, src }: PictureViewerProps) {
  const [view, setView] = useState<PictureView>(WHOLE);
  const [isBroken, setBroken] = useState(false);
  const change = useCallback((to: (view: PictureView) => PictureView) => setView(to), []);
  const { frame, sizeOf, handlers } = useGestures(change);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = byKey(view, event.key, sizeOf());
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setView(next);
  };
  if (isBroken)
    return (
      <Text role="note">
        {t('Couldn’t show this image. The link expired or the file was deleted. Reload the page.')}
      </Text>
    );
  const { zoom, quarters, x, y } = view;
  return (
    <div>
      <div
        ref={frame}
        className={classes.frame}
        role="application"
        aria-label={t('{name}: plus and minus zoom, r rotates, arrow keys move, 0 fits', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the element handles keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setView(zoom > 1 ? WHOLE : zoomed(view, 2.5, sizeOf()))}
        {...handlers}
      >
        <img
          src={src}
          alt={name}
          draggable={false}
          className={classes.picture}
          style={{ transform: `translate(${x}px, ${y}px) rotate(${quarters * 90}deg) scale(${zoom})` }}
          onError={() => setBroken(true)}
        />
      </div>
      <Group gap={6} mt={6} role="toolbar" aria-label={t('View controls for {name}', { name })}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setView(zoomed(view, ZOOM_STEP, sizeOf()))}
        >
          {t('Zoom in')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setView(zoomed(view, 1 / ZOOM_STEP, sizeOf()))}
        >
          {t('Zoom out')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setView(turned(view, 1))}>
          {t('Rotate image')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setView(WHOLE)}>
          {t('Fit')}
        </Button>
        <Text size="xs" c="dimmed" role="status">
          {quarters > 0
            ? t('{size}%, rotated {angle}°', { size: Math.round(zoom * 100), angle: quarters * 90 })
            : t('{size}%', { size: Math.round(zoom * 100) })}
        </Text>
      </Group>
    </div>
  );
}
