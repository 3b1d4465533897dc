import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from './draw-pictures';

const folder = join(process.cwd(), 'apps', 'server', 'src', 'operations', 'demo', 'pictures');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let bytes = 0;
const drawn = await drawPictures();
for (const [name, content] of drawn) {
  writeFileSync(join(folder, name), content);
  bytes += content.length;
}
console.log(`${drawn.size} files, ${Math.round(bytes / 1024)} KiB, in ${folder}`);
