import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, onToasts, shownToasts, showToast } from './toast-store';

const texts = () => shownToasts().map(({ text }) => text);

describe('showToast', () => {
  afterEach(() => {
    for (const { id } of shownToasts()) dismissToast(id);
  });

  it('shows the three newest toasts', () => {
    for (const text of ['one', 'two', 'three', 'four']) showToast({ text });
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('notifies listeners until they unsubscribe', () => {
    let count = 0;
    const stop = onToasts(() => count++);
    showToast({ text: 'one' });
    stop();
    showToast({ text: 'two' });
    expect(count).toBe(1);
  });

  it('removes a dismissed toast', () => {
    showToast({ text: 'one' });
    showToast({ text: 'two' });
    dismissToast(shownToasts()[0]?.id ?? 0);
    expect(texts()).toEqual(['two']);
  });
});
