import type { EmailDetails } from '@assay/contract';
import { siteChoice } from '../../modules/accounts';
import { lookUpEmail, lookUpEmailDomain } from '../../modules/email';
import type { Signal, SignalContext } from '../signal';

/** The person's name as one text, from whichever name fields were sent. */
export function nameOf(request: {
  readonly user_fullname?: string;
  readonly user_firstname?: string;
  readonly user_middlename?: string;
  readonly user_lastname?: string;
}): string | undefined {
  const parts = [request.user_firstname, request.user_middlename, request.user_lastname].filter(Boolean);
  return request.user_fullname ?? (parts.length > 0 ? parts.join(' ') : undefined);
}

async function lookAtDomain(
  context: SignalContext,
  domain: string,
  evidence: (note: unknown) => void,
): Promise<EmailDetails> {
  const { data, providers, now } = context;
  const deadline = context.deadlineOf('email');
  const { details, live } = await lookUpEmailDomain({
    domain,
    data,
    providers,
    now,
    deadline,
    id: context.newId(),
  });
  evidence({ live });
  return details;
}

export const emailSignal: Signal<'email_details'> = {
  history: 'email',
  wants: ({ email, email_domain: domain }, config) =>
    config.email_api === true && (email ?? domain) !== undefined,
  async look(context, evidence) {
    const { request, data, providers, risk, now } = context;
    const { email, email_domain: domain = '' } = request;
    if (email === undefined) return lookAtDomain(context, domain, evidence);
    const { details, facts, live } = await lookUpEmail({
      email,
      name: nameOf(request),
      data,
      providers,
      risk,
      now,
      deadline: context.deadlineOf('email'),
      sites: siteChoice(context.config.email, now, context.deadline),
      id: context.newId(),
      history: context.history('email'),
    });
    evidence({
      relay: facts.relay,
      role_account: facts.role_account,
      name_similarity: facts.name_similarity,
      live,
    });
    return details;
  },
};
