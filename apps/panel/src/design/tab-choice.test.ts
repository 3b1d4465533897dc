import { describe, expect, it } from 'vitest';
import { afterClick, afterHash, afterNavigation } from './tab-choice';

const twoClicks = afterClick(afterClick(null, 'links'), 'history');

describe('choice of a tab', () => {
  it('is the last click while the URL shows an earlier one', () => {
    expect(afterHash(twoClicks, 'links')?.id).toBe('history');
    expect(afterNavigation(twoClicks, 'links', 'links')?.id).toBe('history');
  });

  it('remains if the navigation of the last click ended with another URL', () => {
    expect(afterNavigation(twoClicks, 'history', 'links')?.id).toBe('history');
  });

  it('ends when the navigation of the last click ended with its URL', () => {
    expect(afterNavigation(twoClicks, 'history', 'history')).toBeNull();
  });

  it('ends when the URL changes to a tab without a click', () => {
    expect(afterHash(twoClicks, 'raw')).toBeNull();
    expect(afterHash(twoClicks, '')).toBeNull();
  });
});
