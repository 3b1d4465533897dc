import type { ListEntry } from '@assay/screening';
import { drawPerson, readFiles } from './cultures';
import { Draw } from './noise';
import { asSpoken, placeOf } from './pairs';

/** One in this many entries is excluded from training. */
const TEST_SHARE = 5;
/** Persons of cultures with few list entries; only for training. */
const INVENTED = 3_000;

/** A name and its type. */
export interface ClassSample {
  readonly name: string;
  readonly entity: boolean;
  readonly test: boolean;
}

function samplesOf(entry: ListEntry): ClassSample[] {
  if (entry.type === 'UNKNOWN') return [];
  const entity = entry.type === 'ENTITY';
  const test = placeOf(entry.sourceId) % TEST_SHARE === 0;
  return entry.names
    .filter((name) => name.weak !== true && name.kind !== 'low-quality')
    .slice(0, 3)
    .flatMap(({ text }): ClassSample[] => {
      const spoken = asSpoken(text);
      const forms = entity ? [text] : [spoken, spoken.split(' ').reverse().join(' ')];
      return forms.map((name) => ({ name, entity, test }));
    });
}

/** Returns labeled names of the real lists; an entry is never split between training and test. */
export async function classSamples(): Promise<ClassSample[]> {
  const lists = [
    ...(await readFiles(['ofac/sdn_2024-05-03.csv', 'ofac/alt_2025-02.csv'])),
    ...(await readFiles(['ofac/cons_prim.csv', 'ofac/cons_alt.csv'])),
    ...(await readFiles(['un/consolidated_2026-02-27.xml'])),
    ...(await readFiles(['us/legislators-current.yaml'])),
  ];
  const draw = new Draw(3);
  const invented = Array.from({ length: INVENTED }, () => ({
    name: drawPerson(draw),
    entity: false,
    test: false,
  }));
  return [...lists.flatMap((list) => list.entries.flatMap(samplesOf)), ...invented];
}
