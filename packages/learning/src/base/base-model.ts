import type { Model } from '../model/model';
import { type ModelDocument, readModel } from '../model/serialise';
import document from './base-model.json' with { type: 'json' };

/** Name of the base model in stored evaluations; a new training gets a new name. */
export const BASE_MODEL_NAME = 'base-1';

/** Returns the model for accounts without a trained model: trained by `trainBase` on a synthetic population. */
export const baseModel = (): Model => readModel(document as unknown as ModelDocument);
