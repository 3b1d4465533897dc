import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import { type AccountRoutePorts, accountRoutes, logoRoutes } from './accounts/account-routes';
import { auditRoutes } from './audit/audit-routes';
import type { CheckpointSigner } from './audit/checkpoint';
import type { AuditLogHeads } from './audit/heads';
import { keyRoutes } from './keys/key-routes';
import { oidcRoutes } from './oidc/oidc-routes';
import type { OidcProvider } from './oidc/provider';
import { providerProofRoutes } from './oidc/provider-proof-routes';
import { roleRoutes } from './roles/role-routes';
import { firstOwnerRoutes } from './sign-in/first-owner-routes';
import { openSessionRoutes } from './sign-in/open-session-routes';
import { passkeyRoutes } from './sign-in/passkey-routes';
import { secondFactorRoutes } from './sign-in/second-factor-routes';
import { sessionRoutes } from './sign-in/session-routes';
import { nameRoutes, peopleRoutes } from './users/people-routes';

interface IdentityPorts extends AccountRoutePorts {
  /** OpenID Connect provider for sign-in; null = not configured. */
  readonly oidc: OidcProvider | null;
  /** Signs checkpoints of the audit log. */
  readonly signer: CheckpointSigner;
  /** Newest audit records, stored outside the database. */
  readonly heads: AuditLogHeads;
}

/** Registers sign-in, users, roles, accounts, API keys and the audit log in the management API. */
export const identityFeature = (ports: IdentityPorts): Feature<ManagementApi> => ({
  name: 'identity',
  management(api) {
    sessionRoutes(api, ports.oidc);
    openSessionRoutes(api);
    secondFactorRoutes(api, ports.oidc);
    passkeyRoutes(api);
    oidcRoutes(api, ports.oidc);
    providerProofRoutes(api, ports.oidc);
    firstOwnerRoutes(api, ports.oidc);
    peopleRoutes(api);
    nameRoutes(api);
    roleRoutes(api);
    accountRoutes(api, ports);
    logoRoutes(api);
    keyRoutes(api);
    auditRoutes(api, ports);
  },
});
