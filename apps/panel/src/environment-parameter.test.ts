import { describe, expect, it } from 'vitest';
import { parsePanelSearch, stringifyPanelSearch } from './environment-parameter';
import { readSpace } from './page-searches';

describe('panel URLs', () => {
  it('contain the parameter `environment`', () => {
    expect(stringifyPanelSearch({ space: 'test', tag: 'late' })).toBe('?environment=test&tag=late');
    expect(stringifyPanelSearch({ tag: 'late' })).toBe('?tag=late');
  });

  it.each(['?environment=test&tag=late', '?space=test&tag=late'])('select the environment: %s', (query) => {
    const search = parsePanelSearch(query);
    expect(readSpace(search)).toBe('test');
    expect(stringifyPanelSearch(search)).toBe('?environment=test&tag=late');
  });
});
