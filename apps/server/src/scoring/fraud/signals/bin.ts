import { lookUpBin } from '../../modules/bin';
import type { Signal } from '../signal';

export const binSignal: Signal<'bin_details'> = {
  wants: (request, config) => config.bin_api !== false && request.card_bin !== undefined,
  async look(context, evidence) {
    const { details, live } = await lookUpBin({
      cardBin: context.request.card_bin ?? '',
      data: context.data,
      providers: context.providers,
      deadline: context.deadlineOf('bin'),
    });
    evidence({ live });
    return details;
  },
};
