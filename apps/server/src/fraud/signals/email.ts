import { lookUpEmail } from '../../modules/index';
import type { Signal } from '../signal';

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

export const emailSignal: Signal<'email_details'> = {
  history: 'email',
  wants: (request, config) => config.email_api === true && request.email !== undefined,
  async look(context, evidence) {
    const { request, data, providers, now } = context;
    const { details, facts, live } = await lookUpEmail({
      email: request.email ?? '',
      name: nameOf(request),
      data,
      providers,
      now,
      deadline: context.deadlineOf('email'),
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
