#!/usr/bin/env node
// The `assay` command in a clone, for bin/assay.
import { build } from './build.mjs';
import { launch } from './launch.mjs';
import { runScript } from './project.mjs';

await runScript(async () => {
  await build();
  await launch(process.argv.slice(2));
});
