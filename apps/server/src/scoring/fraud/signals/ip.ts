import { includeSet } from '../../modules/include-set';
import { lookUpIp } from '../../modules/ip';
import type { Signal } from '../signal';

const DAY_MS = 86_400_000;

export const ipSignal: Signal<'ip_details'> = {
  history: 'ip',
  wants: (request, config) => config.ip_api === true && request.ip !== undefined,
  async look(context, evidence) {
    const { request, config, data, providers, now } = context;
    const days = config.ip?.flags_timeframe_days;
    const found = await lookUpIp({
      ip: request.ip ?? '',
      data,
      providers,
      now,
      deadline: context.deadlineOf('ip'),
      include: includeSet(config.ip?.include),
      id: context.newId(),
      history: context.history('ip'),
      flagsSince: days === undefined ? 0 : now - days * DAY_MS,
    });
    if (!found) return null;
    evidence({
      asn: found.facts.asn,
      timezone: found.facts.timezone,
      ...(found.facts.place_source ? { place: found.facts.place_source } : {}),
      flags: found.facts.evidence,
      live: found.live,
    });
    return found.details;
  },
};
