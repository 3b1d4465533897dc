/** Citus error of a statement that waited on a node until its part had moved. */
const MOVED_AWAY = 'cannot execute a distributed query from a query on a shard';

/**
 * The Citus coordinator reports a node that was lost during a commit as an internal error. Deferred
 * constraints cause the first message too, but the schema lacks them.
 * @see https://github.com/citusdata/citus (13.2.0) ErrorIfPostCommitFailedShardPlacements,
 *   MarkRemoteTransactionFailed
 */
const INTERNAL_ERROR = 'XX000';
const NODE_LOST =
  /^could not commit transaction for shard \d+ on at least one active node$|^failure on connection marked as essential: /;

export const isPartMoved = ({ message }: Error): boolean => message === MOVED_AWAY;

export const isNodeLost = (code: string, { message }: Error): boolean =>
  code === INTERNAL_ERROR && NODE_LOST.test(message);
