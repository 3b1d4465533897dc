// `npm run cut-release -- 1.2.3`: writes the version everywhere, regenerates the files that repeat it, stores
// the OpenAPI document of the release and dates its changelog section. Commit the result, then run `npm run
// release`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { saveSnapshot, writeApiChanges } from './api-changes.mjs';
import { PlainError, projectRoot, runScript } from './project.mjs';
import { writeVersion } from './versions.mjs';

const UNRELEASED = '## [Unreleased]';

/**
 * Turns the unreleased section of a changelog into a release and adds an empty one.
 * @param {string} text the changelog
 * @param {string} version such as `1.2.3`
 * @param {string} date `YYYY-MM-DD`
 * @throws {PlainError} when nothing is unreleased, or the version was released before
 */
export function cutChangelog(text, version, date) {
  if (text.includes(`\n## [${version}]`))
    throw new PlainError(`The changelog already contains the release ${version}.`);
  const at = text.indexOf(`${UNRELEASED}\n`);
  if (at < 0) throw new PlainError(`The changelog has no heading "${UNRELEASED}".`);
  const below = text.slice(at + UNRELEASED.length + 1);
  if (/^\s*(?:## |$)/.test(below)) throw new PlainError('The changelog has no unreleased changes.');
  return `${text.slice(0, at)}${UNRELEASED}\n\n## [${version}] - ${date}\n${below}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(() => {
    const [version = ''] = process.argv.slice(2);
    const changelog = join(projectRoot, 'CHANGELOG.md');
    const text = cutChangelog(
      readFileSync(changelog, 'utf8'),
      version,
      new Date().toISOString().slice(0, 10),
    );
    writeVersion(version);
    const openapi = spawnSync(process.execPath, [join(projectRoot, 'scripts', 'openapi.mjs')], {
      stdio: 'inherit',
    });
    if (openapi.status !== 0)
      throw new PlainError("Couldn't write docs/openapi.json. See the messages above.");
    saveSnapshot(version);
    writeApiChanges();
    writeFileSync(changelog, text);
  });
}
