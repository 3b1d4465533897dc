/** A rectangle in pixels of the picture, from its top left corner. May reach beyond the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle in which a detector sees a face. @property score from 0 to 1. */
export interface Detection extends Box {
  readonly score: number;
}

/** The area that two boxes share, over the area that they cover together: 0 to 1. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** Of boxes that overlap more than `limit`, only the one of the highest score; the highest first. */
export function distinct(detections: readonly Detection[], limit: number): readonly Detection[] {
  const kept: Detection[] = [];
  for (const candidate of [...detections].sort((a, b) => b.score - a.score)) {
    if (kept.every((better) => overlap(better, candidate) <= limit)) kept.push(candidate);
  }
  return kept;
}

/** The part of a box that lies in a picture, in whole pixels. */
export function within(box: Box, width: number, height: number): Box {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.floor(box.x + box.width)) - x),
    height: Math.max(1, Math.min(height, Math.floor(box.y + box.height)) - y),
  };
}
