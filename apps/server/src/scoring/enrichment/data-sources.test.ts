import { expect, it } from 'vitest';
import { newDataFolder } from '../../testing/program';
import { openEnrichment } from './open-enrichment';

it('gives every data source a unique name, because versions are stored by name', async () => {
  const folder = await newDataFolder();
  try {
    const data = openEnrichment(folder.path);
    const names = data.status(new Date('2026-11-20T12:00:00Z')).map(({ name }) => name);
    expect(names).toContain('disposable-domains');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    data.close();
  } finally {
    await folder.remove();
  }
});
