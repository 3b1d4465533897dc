import { BadConfiguration, type Environment, oneOf, setting, wholeNumber } from '../platform/environment';
import type { UploadLimits } from './flow/upload-limits';

export interface VerificationConfig {
  /** Region of this deployment; executions are known only there. */
  readonly region: 'eu' | 'us' | 'apac';
  /** Public URL of this deployment, without a trailing slash; null = the URL that the backend used. */
  readonly publicUrl: string | null;
  /** Status codes of init-workflow: `spec` as clients of the specification expect, or `http`. */
  readonly initErrorStatus: 'spec' | 'http';
  /** Storage of captured media; null = the data folder. */
  readonly mediaS3: S3Config | null;
  /** Number of engine processes for documents and faces; 0 = none, reviewers decide. */
  readonly engines: number;
  /** JSON file of external services for sub-checks; unset = none. */
  readonly checkServicesFile: string | undefined;
  /** Folder of the operator's models with their manifests; unset = none. */
  readonly modelsFolder: string | undefined;
  /** Limits of the uploads of one step and of one execution. */
  readonly uploads: UploadLimits;
}

/** A bucket in an S3-compatible store. */
export interface S3Config {
  /** URL without a trailing slash; the bucket follows as a path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Prefix of every object key. */
  readonly prefix: string;
}

function publicUrl(url: string | undefined): string | null {
  if (url === undefined) return null;
  if (URL.canParse(url) && /^https?:\/\/[^?#]+$/.test(url)) return url.replace(/\/+$/, '');
  throw new BadConfiguration('ASSAY_PUBLIC_URL must be an address such as https://verify.example.com.');
}

/** Models run in the engine processes, so they require the engines. */
function modelsFolder(env: Environment): string | undefined {
  const folder = setting(env, 'ASSAY_MODELS_FOLDER');
  if (folder !== undefined && env.ASSAY_VERIFICATION_ENGINES === 'off')
    throw new BadConfiguration(
      'ASSAY_MODELS_FOLDER needs the engines. Set ASSAY_VERIFICATION_ENGINES to a number, or unset ASSAY_MODELS_FOLDER.',
    );
  return folder;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const KEY_PREFIX = /^[A-Za-z0-9._/-]{0,200}$/;

function mediaS3(env: Environment): S3Config | null {
  const endpoint = setting(env, 'ASSAY_MEDIA_S3_ENDPOINT')?.replace(/\/+$/, '');
  const bucket = setting(env, 'ASSAY_MEDIA_S3_BUCKET');
  const accessKeyId = setting(env, 'ASSAY_MEDIA_S3_ACCESS_KEY_ID');
  const secretAccessKey = setting(env, 'ASSAY_MEDIA_S3_SECRET_ACCESS_KEY');
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new BadConfiguration(
      'Set all of ASSAY_MEDIA_S3_ENDPOINT, _BUCKET, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY, or none.',
    );
  }
  if (!URL.canParse(endpoint) || !/^https?:\/\/[^/?#@]+$/.test(endpoint)) {
    throw new BadConfiguration('ASSAY_MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com.');
  }
  if (!BUCKET.test(bucket)) {
    throw new BadConfiguration('ASSAY_MEDIA_S3_BUCKET must be a bucket name with a-z, 0-9, "." and "-".');
  }
  const prefix = setting(env, 'ASSAY_MEDIA_S3_PREFIX') ?? '';
  if (!KEY_PREFIX.test(prefix) || prefix.startsWith('/') || prefix.includes('..')) {
    throw new BadConfiguration('ASSAY_MEDIA_S3_PREFIX must be a key prefix such as assay/.');
  }
  const region = setting(env, 'ASSAY_MEDIA_S3_REGION') ?? 'us-east-1';
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix };
}

const MIB = 2 ** 20;

/** An honest user needs at most ten uploads per step; the defaults allow four times that number. */
const uploadLimits = (env: Environment): UploadLimits => ({
  stepCount: wholeNumber(env, 'ASSAY_UPLOADS_PER_STEP', 40, { min: 10, max: 10_000 }),
  executionCount: wholeNumber(env, 'ASSAY_UPLOADS_PER_EXECUTION', 120, { min: 10, max: 100_000 }),
  stepBytes: MIB * wholeNumber(env, 'ASSAY_UPLOAD_MIB_PER_STEP', 250, { min: 64, max: 100_000 }),
  executionBytes: MIB * wholeNumber(env, 'ASSAY_UPLOAD_MIB_PER_EXECUTION', 600, { min: 64, max: 100_000 }),
});

/** @throws BadConfiguration with the variable name */
export const verificationConfig = (env: Environment): VerificationConfig => ({
  region: oneOf(env, 'ASSAY_REGION', ['eu', 'us', 'apac']),
  publicUrl: publicUrl(setting(env, 'ASSAY_PUBLIC_URL')),
  initErrorStatus: oneOf(env, 'ASSAY_INIT_ERROR_STATUS', ['spec', 'http']),
  mediaS3: mediaS3(env),
  checkServicesFile: setting(env, 'ASSAY_CHECK_SERVICES_FILE'),
  modelsFolder: modelsFolder(env),
  uploads: uploadLimits(env),
  engines:
    env.ASSAY_VERIFICATION_ENGINES === 'off'
      ? 0
      : wholeNumber(env, 'ASSAY_VERIFICATION_ENGINES', 1, { min: 1, max: 16 }),
});
