import { describe, expect, it } from 'vitest';
import type { DataUpdate } from '../api/operations';
import { topicGroups } from './topics';

const source = (topic: DataUpdate['topic'], licence: string, more: Partial<DataUpdate> = {}) =>
  ({ topic, licence, outcome: null, succeeded_at: null, ...more }) as DataUpdate;

describe('topicGroups', () => {
  it('groups sources in a fixed order, with licenses by frequency', () => {
    const groups = topicGroups([
      source('email', 'CC0-1.0'),
      source('anonymizers', 'CC0-1.0'),
      source('anonymizers', 'MIT', { succeeded_at: '2026-11-20T10:00:00.000Z', outcome: 'accepted' }),
      source('anonymizers', 'MIT', { outcome: 'failed' }),
    ]);
    expect(groups.map(({ topic }) => topic)).toEqual(['anonymizers', 'email']);
    expect(groups[0]).toMatchObject({ licences: ['MIT', 'CC0-1.0'], loaded: 1, failed: 1 });
  });
});
