// `npm start`: from a fresh clone to a running server.
import { build } from './build.mjs';
import { ensureInstalled } from './installation.mjs';
import { launch } from './launch.mjs';
import { runScript } from './project.mjs';

await runScript(async () => {
  ensureInstalled();
  await build({ onStart: () => console.error('Building the program …') });
  await launch(['serve', ...process.argv.slice(2)]);
});
