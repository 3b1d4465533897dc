import { ApiError, MANAGEMENT, type ManagedProfile, readScreeningSettings } from '@assay/contract';
import {
  isProfileMonitored,
  listSearchProfiles,
  removeSearchProfile,
  type SearchProfile,
  saveSearchProfile,
} from '@assay/store';
import { changes, type ManagementApi, reads } from '../management/index';

const profileDocument = (profile: SearchProfile<ManagedProfile['settings']>): ManagedProfile => ({
  name: profile.name,
  version: profile.version,
  description: profile.description,
  settings: profile.settings,
  author: profile.author,
  updated_at: profile.updatedAt.toISOString(),
});

/** /screening/profiles: screening settings under a name. */
export function profileRoutes(api: ManagementApi): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listSearchProfiles, async ({ principal }) => {
    const profiles = await listSearchProfiles<ManagedProfile['settings']>(
      database,
      principal.caller.account.id,
    );
    return { profiles: profiles.map(profileDocument) };
  });

  changes(api, MANAGEMENT.saveSearchProfile, async ({ body, connection, account, principal, now }) => {
    const settings = readScreeningSettings(body.settings);
    const saved = await saveSearchProfile(connection, account.id, {
      name: body.name,
      description: body.description ?? '',
      settings,
      author: principal.actor.auditName,
      updatedAt: now,
    });
    return {
      data: { profile: profileDocument(saved) },
      audit: {
        action: 'screening-profile.save',
        target: saved.name,
        change: { version: saved.version, settings },
      },
    };
  });

  changes(api, MANAGEMENT.deleteSearchProfile, async ({ param, connection, account }) => {
    const name = param('name');
    if (await isProfileMonitored(connection, [account.id, account.testSpaceId], name))
      throw new ApiError('conflict', 'Conflict: monitored names use the profile');
    if (!(await removeSearchProfile(connection, account.id, name))) throw new ApiError('notFound');
    return {
      data: { removed: true },
      audit: { action: 'screening-profile.delete', target: name, change: {} },
    };
  });
}
