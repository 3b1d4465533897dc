import { describe, expect, it } from 'vitest';
import { actionName } from './action-names';
import { actorOf, changeParts, pageOf, shortened, targetOf } from './record-parts';

const ID = '01a2282b-25fa-7000-90f0-88e88eed7f52';

describe('parts of an audit record', () => {
  it('separates the name of a key from its prefix', () => {
    expect(actorOf('key assay_live_ai (First key)')).toEqual({
      name: 'First key',
      keyPrefix: 'assay_live_ai',
    });
    expect(actorOf(`user ${ID}`)).toEqual({ name: `user ${ID}`, keyPrefix: null });
  });

  it('shortens IDs, and links objects with a page', () => {
    expect(shortened(`media ${ID}`)).toBe('media …8eed7f52');
    expect(pageOf({ action: 'execution.review', target: `execution ${ID}` })).toEqual({
      to: '/panel/verifications/$id',
      params: { id: ID },
    });
    expect(pageOf({ action: 'list.add', target: 'allowed' })?.params).toEqual({ id: 'allowed' });
    expect(pageOf({ action: 'list.delete', target: 'allowed' })).toBeNull();
    expect(pageOf({ action: 'media.read', target: `media ${ID}` })).toBeNull();
  });

  it('names the objects of a record, also of one that sums up several views', () => {
    expect(targetOf({ action: 'execution.review', target: `execution ${ID}`, change: {} })).toEqual({
      kind: 'execution',
      name: ID,
      more: 0,
    });
    const targets = [ID, 'another'];
    expect(targetOf({ action: 'person.readCase', target: '', change: { targets } })).toEqual({
      kind: 'readCase',
      name: ID,
      more: 1,
    });
    expect(targetOf({ action: 'person.searchCases', target: '', change: {} })).toBeNull();
    expect(targetOf({ action: 'session.create', target: ID, change: {} })).toBeNull();
  });

  it('reads arrays of two as previous and new value, except for lists', () => {
    expect(changeParts({ role: ['analyst', 'admin'], networks: ['10.0.0.0', '10.0.1.0'], count: 2 })).toEqual(
      [
        { name: 'role', before: 'analyst', after: 'admin' },
        { name: 'networks', after: '10.0.0.0, 10.0.1.0' },
        { name: 'count', after: '2' },
      ],
    );
  });

  it('names actions in words', () => {
    expect(actionName('session.create')).toBe('Signed in');
    expect(actionName('rule.create')).toBe('Rule created');
    expect(actionName('unheard.of')).toBeNull();
  });
});
