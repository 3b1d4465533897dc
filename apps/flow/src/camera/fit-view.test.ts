import { describe, expect, it } from 'vitest';
import { fitView } from './viewer';

const PHONE = { width: 390, height: 844 };

describe('the camera over the whole window', () => {
  it('covers a phone with a picture that stands, and cuts its sides', () => {
    const { shown, visible } = fitView({ width: 1080, height: 1920 }, PHONE);
    expect(shown).toEqual({ width: 475, height: 844 });
    expect(visible.width).toBeCloseTo(0.82, 2);
    expect(visible.height).toBe(1);
  });

  it('covers a phone that lies with a picture that lies', () => {
    const { shown, visible } = fitView({ width: 1920, height: 1080 }, { width: 844, height: 390 });
    expect(shown).toEqual({ width: 844, height: 475 });
    expect(visible.width).toBe(1);
    expect(visible.height).toBeCloseTo(0.82, 2);
  });

  it('shows a picture that lies in a window that stands as a whole', () => {
    const { shown, visible } = fitView({ width: 1280, height: 720 }, PHONE);
    expect(shown).toEqual({ width: 390, height: 219 });
    expect(visible).toEqual({ width: 1, height: 1 });
  });
});
