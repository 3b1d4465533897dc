/** Citus reports a statement that waited on a node until its part had moved to another. */
const MOVED_AWAY = 'cannot execute a distributed query from a query on a shard';

/**
 * The coordinator of Citus reports, as an internal error, a node that was lost while a transaction was committed there.
 * The first message is also that of deferred constraints: the schema has none.
 * @see https://github.com/citusdata/citus (13.2.0) ErrorIfPostCommitFailedShardPlacements, MarkRemoteTransactionFailed
 */
const INTERNAL_ERROR = 'XX000';
const NODE_LOST =
  /^could not commit transaction for shard \d+ on at least one active node$|^failure on connection marked as essential: /;

export const isPartMoved = ({ message }: Error): boolean => message === MOVED_AWAY;

export const isNodeLost = (code: string, { message }: Error): boolean =>
  code === INTERNAL_ERROR && NODE_LOST.test(message);
