import type { AnswerMessage, JobMessage } from './messages';
import { engineRunnerHere } from './run-job';

// Program of an engine process. Jobs arrive over the channel from the server, one at a time, and nothing is
// written to disk. The process ends with the channel.
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const runner = engineRunnerHere({ now: () => Date.now(), work: processorTime });
const never = new AbortController().signal;

const memory = () => process.memoryUsage.rss();
const send = (message: AnswerMessage) => process.send?.(message);

process.on('message', ({ id, job }: JobMessage) => {
  runner.run(job, never).then(
    (answer) => send({ id, memory: memory(), answer }),
    (error: unknown) =>
      send({ id, memory: memory(), failure: error instanceof Error ? error.name : 'Error' }),
  );
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the server stops its child processes itself.
process.on('SIGINT', () => undefined);
