import { access, constants, stat } from 'node:fs/promises';
import type { PlatformConfig } from '../../platform/config';
import { copiesIn } from '../backup/log/places';
import { type Finding, failed, ok, warning } from './findings';

/** A copy is made every day. */
const LATE_COPY_MS = 2 * 86_400_000;

const CHECK = 'log archive';

/**
 * Where the log of the built-in database is archived: whether it can be written, whether it is on another disk, how old its newest copy is.
 * @param now UNIX milliseconds
 */
export async function lookAtLogArchive(
  { logArchive, databaseUrl, dataDir }: Pick<PlatformConfig, 'logArchive' | 'databaseUrl' | 'dataDir'>,
  now: number,
): Promise<readonly Finding[]> {
  if (databaseUrl !== undefined) return [];
  if (logArchive === null)
    return [
      ok(CHECK, 'The log is not archived: back-ups bring single moments back (ASSAY_LOG_ARCHIVE_DIR).'),
    ];
  const { folder } = logArchive;
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    return [
      failed(
        CHECK,
        `${folder} cannot be written.`,
        'Make it, mount it, or give it to this user: the log waits in the data folder.',
      ),
    ];
  }
  const [archive, data] = await Promise.all([stat(folder), stat(dataDir).catch(() => null)]);
  const findings: Finding[] = [];
  if (archive.dev === data?.dev)
    findings.push(
      warning(
        CHECK,
        `${folder} lies on the disk of the data: both are lost together.`,
        'Name a folder on another one.',
      ),
    );
  const newest = (await copiesIn(folder)).at(-1);
  if (newest === undefined || now - newest.usableFrom > LATE_COPY_MS)
    findings.push(
      warning(
        CHECK,
        newest === undefined ? 'It holds no copy yet.' : 'Its newest copy is older than two days.',
        'Start the server, and look for log-archive in its log.',
      ),
    );
  return findings.length > 0
    ? findings
    : [
        ok(
          CHECK,
          `It goes to ${folder}; the newest copy is of ${new Date(newest!.usableFrom).toISOString()}.`,
        ),
      ];
}
