// An engine process that does what each job requests in `submission.say`.
process.on('message', ({ id, job }) => {
  const send = (message) => process.send({ id, memory: 1, ...message });
  const { say } = job.submission;
  if (say === 'crash') process.exit(3);
  if (say === 'throw') send({ failure: 'TypeError' });
  if (say === 'answer') {
    const [media] = job.media;
    const extracted = {
      pid: process.pid,
      bytes: media ? Buffer.from(media.bytes).toString('hex') : null,
      environment: Object.keys(process.env).sort(),
    };
    send({ answer: { findings: [], extracted } });
  }
});
process.on('disconnect', () => process.exit(0));
