import type { StandbyReads } from '@assay/store';
import { databaseFeature } from './database-feature';
import { diskFeature } from './disk-feature';
import type { Feature } from './feature';
import { standbyFeature } from './standby-feature';

/** What is watched of where everything is kept: the database with its clock, its standby, and the disk. */
export const storageFeatures = ({
  standby,
  ...ports
}: Parameters<typeof databaseFeature>[0] &
  Parameters<typeof diskFeature>[0] & { readonly standby: StandbyReads | null }): readonly Feature[] => [
  databaseFeature(ports),
  ...(standby === null ? [] : [standbyFeature(standby)]),
  diskFeature(ports),
];
