import { databaseFeature } from './database-feature';
import { diskFeature } from './disk-feature';
import type { Feature } from './feature';

/** What is watched of where everything is kept: the database with its clock, and the disk. */
export const storageFeatures = (
  ports: Parameters<typeof databaseFeature>[0] & Parameters<typeof diskFeature>[0],
): readonly Feature[] => [databaseFeature(ports), diskFeature(ports)];
