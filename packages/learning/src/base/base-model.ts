import type { Model } from '../model/model';
import { type ModelDocument, readModel } from '../model/serialise';
import document from './base-model.json' with { type: 'json' };

/** Names the base model in kept evaluations; another training gets another name. */
export const BASE_MODEL_NAME = 'base-1';

/** The model that scores for accounts without one of their own: trained by `trainBase` on an invented population. */
export const baseModel = (): Model => readModel(document as unknown as ModelDocument);
