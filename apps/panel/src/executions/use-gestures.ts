import { type PointerEvent, useEffect, useRef } from 'react';
import { moved, type PictureView, ZOOM_STEP, zoomed } from './picture-view';

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

/** Dragging with a mouse or a finger, pinching with two, and the wheel, over a frame. */
export function useGestures(change: Change) {
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
    // React listens to wheels passively: the page would scroll along. Without Ctrl it does, as everywhere.
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
