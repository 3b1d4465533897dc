import type { FastifyInstance } from 'fastify';
import type { Platform } from '../accounts/index';
import { accountRoutes } from './account-routes';
import { auditRoutes } from './audit-routes';
import { categoryRoutes } from './category-routes';
import { evaluationRoutes } from './evaluation-routes';
import { keyRoutes } from './key-routes';
import { listRoutes } from './list-routes';
import { policyRoutes } from './policy-routes';
import type { ManagementPorts } from './ports';
import { ruleRoutes } from './rule-routes';
import { sessionRoutes } from './session-routes';
import { sourceRoutes } from './source-routes';

export type { ManagementPorts } from './ports';

/** The management API, /management-api/v1: everything that the panel and operators' tools do. */
export function managementRoutes(app: FastifyInstance, platform: Platform, ports: ManagementPorts): void {
  sessionRoutes(app, platform);
  accountRoutes(app, platform, ports);
  keyRoutes(app, platform);
  ruleRoutes(app, platform);
  categoryRoutes(app, platform);
  policyRoutes(app, platform);
  listRoutes(app, platform);
  auditRoutes(app, platform);
  evaluationRoutes(app, platform, ports);
  sourceRoutes(app, platform, ports);
}
