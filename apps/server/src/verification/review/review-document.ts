import { CHECK_OF_STEP, DEFAULT_RETENTION_DAYS, isCaptureStep } from '@assay/contract';
import type { ExecutionReview, ReviewFace, ReviewMedia, ReviewStep } from '@assay/management-api';
import { type Account, type Connection, keepsFace, mediaOfExecution } from '@assay/store';
import { OTHER_PERSON, SAME_PERSON } from '@assay/vision/browser';
import { timestamp, timestampOrNull } from '../../management/index';
import type { Execution } from '../execution/execution-document';
import type { Executions } from '../execution/executions';
import { canAskAgain, canDecide } from '../execution/review-execution';
import type { StepState } from '../execution/state-shape';
import { loipConditions } from '../loip/evaluate';
import { compareFields } from './compare-fields';

const DAY_MS = 86_400_000;
/** Media id of the chip portrait, which is part of the extracted chip data. */
export const CHIP_PORTRAIT_ID = 'chip-portrait';

type Kept = ReadonlyMap<string, Awaited<ReturnType<typeof mediaOfExecution>>[number]>;
type Members = { readonly [name: string]: unknown };
const members = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};
const at = (ms: number) => timestamp(new Date(ms));

const mediaOf = (step: StepState, kept: Kept): ReviewMedia[] =>
  step.media.map(({ id, slot, method, attempt = 0, action, light, at: moment }) => ({
    id,
    slot,
    stored: kept.has(id),
    media_type: kept.get(id)?.mediaType ?? null,
    size: kept.get(id)?.size ?? null,
    method,
    attempt,
    action: action ?? null,
    light: light ?? null,
    at: moment ?? null,
  }));

/** Returns a face position from an engine; null = invalid. */
function faceOf(found: unknown): ReviewFace | null {
  const { media, x, y, width, height, quarters } = members(found);
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  if (!isNumber(x) || !isNumber(y) || !isNumber(width) || !isNumber(height) || !isNumber(quarters))
    return null;
  if (width <= 0 || height <= 0) return null;
  return {
    media: typeof media === 'string' ? media : CHIP_PORTRAIT_ID,
    x,
    y,
    width,
    height,
    quarters: quarters & 3,
  };
}

function facesOf({ type, extracted, findings }: StepState): ReviewStep['faces'] {
  if (type !== 'SELFIE' || extracted.faces === undefined) return null;
  const { selfie, reference } = members(extracted.faces);
  return {
    selfie: faceOf(selfie),
    reference: faceOf(reference),
    distance: findings.find(({ subCheck }) => subCheck === 'faceMatchingResult')?.score ?? null,
    same_below: SAME_PERSON,
    other_above: OTHER_PERSON,
  };
}

function reviewStep(execution: Execution, id: string, step: StepState, kept: Kept): ReviewStep {
  const { challenge } = step;
  return {
    id,
    fields:
      CHECK_OF_STEP[step.type] === 'DOCUMENT_CHECK' && execution.purgedAt === null
        ? [...compareFields(step.extracted, execution.state.inputs, step.submission)]
        : [],
    media: isCaptureStep(step.type) ? mediaOf(step, kept) : [],
    challenge: challenge
      ? {
          actions: [...challenge.actions],
          colours: [...(challenge.colours ?? [])],
          issued_at: at(challenge.issuedAt),
          expires_at: at(challenge.expiresAt),
        }
      : null,
    faces: facesOf(step),
    can_decide: canDecide(execution, id),
    can_request_again: canAskAgain(execution, id),
  };
}

/** Returns the data for the review of an execution. */
export async function executionReview(
  connection: Connection,
  executions: Executions,
  { settings }: Pick<Account, 'settings'>,
  execution: Execution,
): Promise<ExecutionReview> {
  const { environmentId, id, state, createdAt, purgedAt } = execution;
  const found = await mediaOfExecution(connection, environmentId, id);
  const kept: Kept = new Map(found.map((media) => [media.id, media]));
  const conditions =
    purgedAt === null ? loipConditions(await executions.definitionOf(execution), state) : null;
  const named = Object.values(state.steps).flatMap((step) => step.media);
  const days = settings.retention_days ?? DEFAULT_RETENTION_DAYS;
  return {
    version: execution.sequence,
    steps: Object.entries(state.steps).map(([name, step]) => reviewStep(execution, name, step, kept)),
    loip_conditions: conditions && [...conditions],
    retention: {
      days,
      retained_until: at(createdAt + days * DAY_MS),
      purged_at: timestampOrNull(purgedAt === null ? null : new Date(purgedAt)),
      media_stored: found.length,
      media_deleted: named.filter((item) => !kept.has(item.id)).length,
      face_stored: await keepsFace(connection, environmentId, id),
    },
  };
}
