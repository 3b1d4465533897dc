import {
  type AmlConfig,
  type AmlDetails,
  type AmlResult,
  type FraudRequest,
  readDate,
  screenedName,
} from '@assay/contract';
import { countryCode } from '@assay/screening';
import { recordFinding } from '@assay/store';
import type { FeatureContext, Hasher, Signal } from '../scoring/index';
import type { Lists } from './lists';
import type { Party } from './loaded-lists';
import type { Screened, ScreeningService } from './screening-service';
import { subjectOf } from './subject';

/** Returns the payer, or the only user; null when the request has no name that can be screened. */
function userOf(request: FraudRequest, type: AmlConfig['type']): Party | null {
  const { user_firstname: given, user_middlename: middle, user_lastname: family } = request;
  const name = screenedName({ full: request.user_fullname, given, middle, family });
  return name === null
    ? null
    : party(name, type, {
        given,
        middle,
        family,
        dob: request.user_dob,
        country: request.user_country,
        photoId: request.user_photoid_number ?? request.id_value,
      });
}

function receiverOf(request: FraudRequest, type: AmlConfig['type']): Party | null {
  const { receiver_firstname: given, receiver_middlename: middle, receiver_lastname: family } = request;
  const name = screenedName({ full: request.receiver_fullname, given, middle, family });
  return name === null
    ? null
    : party(name, type, {
        given,
        middle,
        family,
        dob: readDate(request.receiver_dob),
        country: request.receiver_country,
        photoId: request.receiver_photoid_number,
      });
}

type Parts = {
  readonly [part in 'given' | 'middle' | 'family' | 'dob' | 'country' | 'photoId']: string | undefined;
};

function party(name: string, type: AmlConfig['type'], parts: Parts): Party {
  const country = parts.country === undefined ? null : countryCode(parts.country);
  const known = Object.entries({ ...parts, country: country ?? undefined });
  return {
    name,
    type: type ?? 'UNKNOWN',
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
  };
}

/** Dependencies of the screening signals. */
export interface SignalPorts {
  readonly service: ScreeningService;
  readonly lists: Lists;
  readonly hasher: Hasher;
}

/**
 * Returns the `aml_details` signal: screens the user's name and, in payment screening, the receiver's name,
 * each with its own profile.
 */
export function amlSignal(ports: SignalPorts): Signal<'aml_details', FeatureContext> {
  return {
    wants: (request, config) =>
      config.aml_api === true &&
      (userOf(request, undefined) !== null ||
        (config.aml?.payment_screening !== undefined && receiverOf(request, undefined) !== null)),
    async look(context, evidence) {
      const aml = context.config.aml ?? {};
      const screened = aml.payment_screening
        ? await screenPayment(ports, context, aml, aml.payment_screening)
        : await screenUser(ports, context, aml);
      if (!screened) return null;
      evidence({ lists: ports.lists.current().stamp });
      return screened;
    },
  };
}

/** Schedules the writes of a screening: the monitored name before the case, in the same order as monitoring. */
function keep(context: FeatureContext, { finding, enrol, result }: Screened): AmlResult {
  if (enrol) context.also(enrol);
  if (finding) context.also((connection) => recordFinding(connection, finding));
  return result;
}

async function screenUser(
  { service, hasher }: SignalPorts,
  context: FeatureContext,
  aml: AmlConfig,
): Promise<AmlDetails | null> {
  const { caller, request, now } = context;
  const instructions = await service.instructions(caller, aml, 'aml.search_profile_id');
  const screened = await service.screen({
    caller,
    subject: userSubject(hasher, context, userOf(request, aml.type)!),
    instructions,
    now,
    deadline: deadlineOf(service, context, aml),
    ...(aml.monitoring_required ? { monitoring: { schedule: aml.monitoring_schedule ?? null } } : {}),
  });
  return screened && keep(context, screened);
}

const deadlineOf = (service: ScreeningService, context: FeatureContext, aml: AmlConfig): number =>
  Math.min(context.deadline, service.deadline(context.caller, context.now, aml.timeout));

const userSubject = (hasher: Hasher, { request }: FeatureContext, person: Party) =>
  subjectOf(hasher, 'user', {
    id: request.user_id,
    email: request.email,
    transactionId: request.transaction_id,
    party: person,
  });

/** Screens a payment once, regardless of the account's monitoring. */
async function screenPayment(
  { service, hasher }: SignalPorts,
  context: FeatureContext,
  aml: AmlConfig,
  payment: NonNullable<AmlConfig['payment_screening']>,
): Promise<AmlDetails | null> {
  const { caller, request, now } = context;
  const { sender_config: senderConfig = {}, receiver_config: receiverConfig = {} } = payment;
  const deadline = deadlineOf(service, context, aml);
  const sides = await Promise.all([
    service.instructions(
      caller,
      { ...aml, ...senderConfig },
      'aml.payment_screening.sender_config.search_profile_id',
    ),
    service.instructions(
      caller,
      { ...aml, ...receiverConfig },
      'aml.payment_screening.receiver_config.search_profile_id',
    ),
  ]);
  const sender = userOf(request, senderConfig.type ?? aml.type);
  const receiver = receiverOf(request, receiverConfig.type ?? aml.type);
  const fromSender =
    sender &&
    (await service.screen({
      caller,
      subject: userSubject(hasher, context, sender),
      instructions: sides[0],
      now,
      deadline,
    }));
  const fromReceiver =
    receiver &&
    (await service.screen({
      caller,
      subject: subjectOf(hasher, 'receiver', {
        id: request.receiver_id,
        transactionId: request.transaction_id,
        party: receiver,
      }),
      instructions: sides[1],
      now,
      deadline,
    }));
  // A payment is screened completely or not at all.
  if ((sender && !fromSender) || (receiver && !fromReceiver)) return null;
  const payer = fromSender ? keep(context, fromSender) : service.nobody(now);
  return { ...payer, receiver: fromReceiver && keep(context, fromReceiver) };
}
