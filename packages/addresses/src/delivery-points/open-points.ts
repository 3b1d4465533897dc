import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readManifest } from '@assay/versioned-files';
import type { PointVersion } from './import-points';
import { type AddressPoint, type AddressPoints, PointFile, pointOf } from './point-file';

interface OpenedSource {
  readonly name: string;
  readonly version: PointVersion;
  readonly file: PointFile;
}

/** A stored source of address points. */
interface PointSource {
  readonly name: string;
  /** Null if its manifest or its files cannot be read. */
  readonly version: PointVersion | null;
}

/** The opened sources of a folder; registers of delivery points come first. */
export class StoredPoints implements AddressPoints {
  private constructor(
    private readonly byCountry: ReadonlyMap<string, readonly OpenedSource[]>,
    readonly sources: readonly PointSource[],
  ) {}

  /**
   * Opens the sources of a folder. If the current file of a source is truncated or missing, the previous
   * version is used, or none.
   */
  static open(folder: string): StoredPoints {
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    const opened = names.map((name) => ({ name, source: openSource(folder, name) }));
    const byCountry = new Map<string, OpenedSource[]>();
    for (const { source } of opened) {
      if (source)
        byCountry.set(source.version.country, [...(byCountry.get(source.version.country) ?? []), source]);
    }
    for (const sources of byCountry.values())
      sources.sort((a, b) => Number(b.version.isDeliveryPoint) - Number(a.version.isDeliveryPoint));
    return new StoredPoints(
      byCountry,
      opened.map(({ name, source }) => ({ name, version: source?.version ?? null })),
    );
  }

  find(country: string, form: string): AddressPoint | null {
    for (const { file, version } of this.byCountry.get(country) ?? []) {
      const point = pointOf(file.find(form), version);
      if (point) return point;
    }
    return null;
  }

  hasRoad(country: string, forms: readonly string[]): boolean {
    return (this.byCountry.get(country) ?? []).some(({ file }) =>
      forms.some((form) => file.find(form) !== null),
    );
  }

  close(): void {
    for (const sources of this.byCountry.values()) for (const { file } of sources) file.close();
  }
}

function openSource(folder: string, name: string): OpenedSource | null {
  const home = join(folder, name);
  const read = readManifest<Manifest<PointVersion>>(home);
  if (read.state !== 'stored') return null;
  for (const version of [read.manifest.current, read.manifest.previous]) {
    if (version === null) continue;
    const path = join(home, version.file);
    // Computing the digest of gigabytes would slow down the start. The length reveals the effects of a crash
    // or a full disk.
    if (statSync(path, { throwIfNoEntry: false })?.size !== version.content.bytes) continue;
    try {
      return { name, version, file: PointFile.open(path) };
    } catch {
      // Another program holds or damaged the file, so the previous version is used.
    }
  }
  return null;
}
