import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOidcFile } from '../../identity/index';
import { BlobsUnavailable } from '../../platform/blobs';
import { BadConfiguration } from '../../platform/environment';
import { openProviders } from '../../platform/providers-file';
import { systemRuntime } from '../../platform/runtime';
import { openEnrichment } from '../../scoring/index';
import { readManifests, unreadablePublications } from '../../screening/index';
import {
  createEngines,
  type ModelsFolder,
  mediaBlobs,
  modelsNote,
  readModelsFolder,
  sandboxNote,
  withCheckServices,
} from '../../verification/index';
import { type DoctorConfig, type Finding, failed, ok, skipped, warning } from './findings';

/** A name that no file has: file names start with an environment id of 1 or higher. */
const NO_MEDIA = '0/00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;
/** Age in days from which a sanctions list is outdated, because it misses whole publications. */
const OLD_LIST_DAYS = 14;

/** Checks that the embedded data and feeds are built, complete and recent. */
export async function inspectData({ dataDir }: DoctorConfig, now: number): Promise<readonly Finding[]> {
  if (!existsSync(dataDir)) return [skipped('data', 'The data is packed at the first start.')];
  const data = openEnrichment(dataDir);
  try {
    const findings: Finding[] = [
      data.isComplete()
        ? ok('data', 'The packed data is available.')
        : warning(
            'data',
            "The data isn't packed, so lookups are slower.",
            'Run assay data build, or start the server.',
          ),
    ];
    const damaged = data.damaged();
    for (const name of damaged) {
      findings.push(
        failed(
          `feed ${name}`,
          'The stored version is damaged.',
          `Run assay data update ${name}, or import the feed again.`,
        ),
      );
    }
    for (const { name, stale, loaded, age_hours: age } of data.status(new Date(now))) {
      if (!stale || !loaded || damaged.includes(name)) continue;
      const days = Math.round((age ?? 0) / 24);
      findings.push(
        warning(
          `source ${name}`,
          `The data is ${days} days old, more than 3 times its update interval.`,
          'Run assay data update --all, or set ASSAY_DATA_UPDATES=on. Data that ships with Assay comes with a new release.',
        ),
      );
    }
    return findings;
  } finally {
    data.close();
  }
}

/** Checks the screening lists. */
export async function inspectLists({ dataDir }: DoctorConfig, now: number): Promise<readonly Finding[]> {
  const manifests = readManifests(dataDir);
  const findings: Finding[] = unreadablePublications(dataDir).map((name) =>
    failed(`list ${name}`, "The stored list is damaged and isn't used.", `Run assay lists update ${name}.`),
  );
  if (manifests.length === 0) {
    findings.push(
      warning(
        'lists',
        'Only the demonstration list with fictional names is loaded, so no real person is found.',
        'Run assay lists update, or import your lists with assay lists import.',
      ),
    );
    return findings;
  }
  for (const { name, current } of manifests) {
    const days = Math.floor((now - Date.parse(current.imported_at)) / DAY_MS);
    if (days > OLD_LIST_DAYS)
      findings.push(
        warning(`list ${name}`, `The list is ${days} days old.`, `Run assay lists update ${name}.`),
      );
  }
  return [ok('lists', `${manifests.length} lists are loaded.`), ...findings];
}

/** Checks the file of live lookup providers without contacting them. */
export async function inspectProviders(
  { providersFile }: DoctorConfig,
  env: { readonly [name: string]: string | undefined },
): Promise<readonly Finding[]> {
  if (providersFile === undefined)
    return [ok('providers', 'Live lookups are off. No data leaves this machine.')];
  try {
    const providers = await openProviders(providersFile, env);
    await providers.close();
    return [ok('providers', `${providersFile} is valid.`)];
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return [failed('providers', error.message, 'See docs/reference/providers-file.md.')];
  }
}

/** Checks the file of check services without contacting them. */
export async function inspectCheckServices(
  { verification }: DoctorConfig,
  env: { readonly [name: string]: string | undefined },
): Promise<readonly Finding[]> {
  const { checkServicesFile } = verification;
  if (checkServicesFile === undefined)
    return [ok('check services', 'Check services are off. No image leaves this machine.')];
  try {
    await withCheckServices([], checkServicesFile, env);
    return [ok('check services', `${checkServicesFile} is valid.`)];
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return [failed('check services', error.message, 'See docs/reference/check-services.md.')];
  }
}

/** Checks the single sign-on settings file without contacting the provider. */
export async function inspectSignIn(
  { oidcFile }: DoctorConfig,
  env: { readonly [name: string]: string | undefined },
): Promise<readonly Finding[]> {
  try {
    const settings = await readOidcFile(oidcFile, env);
    return [
      ok(
        'sign-in',
        settings
          ? `${oidcFile} is valid.`
          : 'Users sign in with a password, a passkey or a key. No provider is configured.',
      ),
    ];
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return [failed('sign-in', error.message, 'See docs/reference/oidc-file.md.')];
  }
}

/** Checks the storage of captured media. */
export async function inspectMedia({ verification, dataDir }: DoctorConfig): Promise<readonly Finding[]> {
  const { mediaS3 } = verification;
  if (mediaS3 === null) return [ok('media', 'Captured media are stored in the data folder.')];
  const blobs = mediaBlobs({ mediaS3, runtime: systemRuntime(), dataDir, onFault: () => undefined });
  const place = `The bucket ${mediaS3.bucket}`;
  try {
    for await (const _bytes of blobs.read(NO_MEDIA, 0, 1)) break;
    return [ok('media', `${place} is available.`)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'S3_MISSING')
      return [ok('media', `${place} is available.`)];
    if (!(error instanceof BlobsUnavailable)) throw error;
    return [
      failed(
        'media',
        `${place} is unavailable (${error.code}).`,
        'Check ASSAY_MEDIA_S3_ENDPOINT, the bucket, the key and its permissions. Captures fail until then.',
      ),
    ];
  }
}

/**
 * Checks the operator's models: their manifests and files, and that they run in the engines' child process.
 * @param folder folder of the built programs
 */
export async function inspectModels(
  { verification }: DoctorConfig,
  folder = dirname(fileURLToPath(import.meta.url)),
): Promise<readonly Finding[]> {
  const { modelsFolder } = verification;
  if (modelsFolder === undefined) return [ok('models', 'Only the built-in models are used.')];
  const remedy = 'See docs/reference/custom-models.md.';
  let models: ModelsFolder | null;
  try {
    models = await readModelsFolder(modelsFolder);
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return [failed('models', error.message, remedy)];
  }
  const engines = createEngines(folder, 1, undefined, models);
  try {
    const tried = await engines.tryModels();
    const note = modelsNote(tried);
    return [tried.every(({ state }) => state === 'ok') ? ok('models', note) : failed('models', note, remedy)];
  } finally {
    await engines.close();
  }
}

/** Checks the verification engines and their sandbox. */
export async function inspectEngines({ verification }: DoctorConfig): Promise<readonly Finding[]> {
  if (verification.engines === 0)
    return [ok('engines', 'The engines are off. All checks go to manual review.')];
  const folder = dirname(fileURLToPath(import.meta.url));
  if (!existsSync(join(folder, 'engines.mjs')))
    return [failed('engines', 'The engine program is missing.', 'Install the complete release again.')];
  const engines = createEngines(folder, 1);
  try {
    const note = sandboxNote(await engines.findRestrictions());
    return [
      note.includes('Not on this machine')
        ? warning('engines', note, 'See docs/security/engine-sandbox.md for the requirements.')
        : ok('engines', note),
    ];
  } finally {
    await engines.close();
  }
}
