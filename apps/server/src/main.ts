import './platform/engine-flags';
import { runCli } from './cli/run-cli';

// A reader such as `| head` closes the pipe when it has enough. This isn't a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runCli(process.argv.slice(2));
