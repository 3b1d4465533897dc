import type { ApiKey } from '@assay/store';
import { networkOf } from '../../platform/address-limit';
import type { RoutePorts } from '../accounts/route-ports';

/** A call or a sign-in that was turned away. */
interface Refusal {
  readonly action: 'key.refuse' | 'key.refuse-address' | 'scope.refuse' | 'session.refuse';
  readonly address: string;
  /** The key that was known, if it was one. */
  readonly key?: Pick<ApiKey, 'accountId' | 'prefix' | 'name'>;
  /** The panel user that it was about. */
  readonly user?: { readonly accountId: number; readonly id: string };
  readonly target?: string;
}

/** Notes a refusal in the trail of whom it concerns; what concerns nobody known is the owner's to know. */
export function noteRefusal(
  { trail, directory, ambient }: Pick<RoutePorts, 'trail' | 'directory' | 'ambient'>,
  { action, address, key, user, target = '' }: Refusal,
): void {
  const account = key?.accountId ?? user?.accountId ?? directory.owner()?.id;
  if (account === undefined) return;
  trail.note(
    {
      account,
      actor: key ? `key ${key.prefix} (${key.name})` : 'nobody',
      action,
      target: user ? `user ${user.id}` : target,
      network: networkOf(address),
    },
    ambient.now(),
  );
}
