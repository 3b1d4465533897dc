export { CheckpointSigner } from './checkpoint';
export { readCheckpoints, signedCheckpoints } from './checkpoint-file';
export { type Comparison, compareTrail } from './compare';
export { trailFeature } from './feature';
export { TrailTally } from './tally';
