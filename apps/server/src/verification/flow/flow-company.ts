import type { FlowSession } from '@assay/contract';
import type { Account } from '@assay/store';
import { FIRST_ACCOUNT_NAME } from '../../identity/index';

type Company = FlowSession['company'];

/** Who asks for a verification, as its page shows it. The first account of an installation has no name until somebody gives it one. */
export function flowCompany(account: Pick<Account, 'name' | 'owner' | 'settings'> | undefined): Company {
  const { contact_email, contact_phone, contact_url, logo } = account?.settings ?? {};
  const isUnnamed =
    !account || account.name.trim() === '' || (account.owner && account.name === FIRST_ACCOUNT_NAME);
  return {
    name: isUnnamed ? null : account.name,
    logo: logo ? `/flow/logos/${logo.name}` : null,
    email: contact_email ?? null,
    phone: contact_phone ?? null,
    url: contact_url ?? null,
  };
}
