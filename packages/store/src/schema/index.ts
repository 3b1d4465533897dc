export {
  bringUpToDate,
  hasCurrentSchema,
  migrate,
  NEWEST_SCHEMA,
  type SchemaState,
  schemaState,
} from './migrate';
export {
  provideRoles,
  ROLE_NAMES,
  type RoleLogin,
  type Roles,
  type ServingRole,
  servingRole,
} from './roles';
export {
  type PartitionStep,
  stepVelocityPartitions,
  type VelocityLayout,
  velocityLayout,
} from './velocity-partitions';
