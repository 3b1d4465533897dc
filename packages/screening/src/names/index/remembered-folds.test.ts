import { describe, expect, it } from 'vitest';
import { RememberedFolds } from './remembered-folds';

const like = (count: number) => ({ folds: Array.from({ length: count }, (_, fold) => fold) });

describe('folds that are remembered', () => {
  it('gives back what a word was like', () => {
    const folds = new RememberedFolds(1_000);
    const found = like(3);
    folds.set('ivanov', found);
    expect(folds.get('ivanov')).toBe(found);
    expect(folds.get('petrov')).toBeUndefined();
  });

  it('forgets all before it holds more than it may', () => {
    const folds = new RememberedFolds(100);
    folds.set('one', like(40));
    folds.set('two', like(20));
    expect(folds.get('one')).toBeDefined();
    folds.set('three', like(30));
    expect(folds.get('one')).toBeUndefined();
    expect(folds.get('two')).toBeUndefined();
    expect(folds.get('three')).toBeDefined();
  });
});
