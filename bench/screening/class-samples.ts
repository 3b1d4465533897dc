import type { ListEntry } from '@assay/screening';
import { drawPerson, readFiles } from './cultures';
import { Draw } from './noise';
import { asSpoken, placeOf } from './pairs';

/** One entry in this many is never trained on. */
const TEST_SHARE = 5;
/** Persons of cultures that the lists have few of; only for training. */
const INVENTED = 3_000;

/** A name and what it is. */
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

/** Labelled names of the real lists, whole entries in one half. */
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
