import { siteChoice } from '../../modules/accounts';
import { includeSet } from '../../modules/include-set';
import { lookUpPhone } from '../../modules/phone';
import type { Signal } from '../signal';

export const phoneSignal: Signal<'phone_details'> = {
  history: 'phone_number',
  wants: (request, config) => config.phone_api === true && request.phone_number !== undefined,
  async look(context, evidence) {
    const { request, config } = context;
    const { details, facts, live } = await lookUpPhone({
      phone: request.phone_number ?? '',
      country: request.user_country,
      data: context.data,
      providers: context.providers,
      risk: context.risk,
      now: context.now,
      deadline: context.deadlineOf('phone'),
      include: includeSet(config.phone?.include),
      sites: siteChoice(config.phone, context.now, context.deadline),
      id: context.newId(),
      history: context.history('phone_number'),
    });
    evidence({ location: facts.location, live });
    return details;
  },
};
