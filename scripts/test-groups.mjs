/**
 * Tests that `npm test` excludes. `npm run test:all` runs them after the quick ones. They take minutes, and a
 * newcomer's change seldom breaks them. For each browser page, one file remains among the quick tests.
 *
 * @type {readonly import('./test-groups.mjs').TestGroup[]}
 */
export const LONG_TESTS = [
  // Real browsers. Tests without a browser cover the same logic.
  { files: 'e2e/panel/!(decision).test.ts', why: 'the panel in Chromium' },
  {
    files: 'e2e/flow/{accessible,capture,card-picture,light,ways,whole,whole-window}.test.ts',
    why: 'the verification page in browsers',
  },
  {
    files: 'e2e/device-agent/{behaviour,broken-page,privacy}.test.ts',
    why: 'the device agent in Chromium',
  },
  {
    files: 'e2e/session-stream/{remote-control,session-stream}.test.ts',
    why: 'the session stream in Chromium',
  },
  {
    files: 'e2e/orchestration-sdk/{dialog,element-and-popup,real-page,sample}.test.ts',
    why: 'the orchestration package and the sample shop in Chromium',
  },
  {
    files: 'e2e/docs-site/*.test.ts',
    why: 'the documentation in Chromium, and every sample of it run',
  },
  { files: 'e2e/clients/packages.test.ts', why: 'the packages packed, installed and used' },
  { files: 'e2e/clients/postman.test.ts', why: 'the Postman collection sent to a server with Newman' },
  {
    files: 'e2e/upgrade/*.test.ts',
    why: 'data of versions 0.1 and 0.2 upgraded, and responses compared with those of an earlier version',
  },
  // Faults: processes killed, databases lost.
  {
    files: 'e2e/failure/*.test.ts',
    why: 'several processes on one database, crash recovery, faults under load',
  },
  {
    files: 'e2e/verification/crash.test.ts',
    why: 'the server process killed between the steps of a verification',
  },
  { files: 'apps/server/src/screening/killed-sweep.test.ts', why: 'a killed monitoring sweep that resumes' },
  {
    files: 'packages/embedded-postgres/src/{data-folder,embedded,os-user,started-by-root}.test.ts',
    why: 'the built-in PostgreSQL started, killed, moved and copied, as root and as others',
  },
  {
    files: 'apps/server/src/cli/backup-commands.test.ts',
    why: 'backups of whole deployments, restored into separate databases and folders',
  },
  {
    files: 'packages/embedded-postgres/src/{binaries,recover}.test.ts',
    why: 'the built-in PostgreSQL prepared and recovered',
  },
  // Fuzz.
  { files: 'e2e/fuzz/*.test.ts', why: 'thousands of random fraud requests' },
  // Engines on pictures.
  {
    files: 'e2e/verification/{engines-real,faces,hostile-files,models,selfie}.test.ts',
    why: 'whole verifications with the real engines',
  },
  {
    files: 'apps/server/src/cli/vision-commands.test.ts',
    why: 'documents read from the command line, with the real engines',
  },
  {
    files: 'packages/vision/src/document/check-document.test.ts',
    why: 'every document check, on generated images',
  },
  {
    files: 'packages/vision/src/document/read-frames.long.test.ts',
    why: 'an MRZ from three images, each read at three sizes; vote-zone.test.ts tests the vote alone',
  },
  {
    files: 'packages/vision/src/document/native-card.test.ts',
    why: 'cards in Cyrillic and Greek script, with the real OCR',
  },
  {
    files: 'packages/vision/src/paper/read-paper-file.test.ts',
    why: 'images of bills and statements, with the real OCR; vehicle-paper.test.ts starts from lines of text',
  },
  {
    files: 'packages/vision/src/face/onnx/face-engine.test.ts',
    why: 'faces detected and compared with the real networks',
  },
  { files: 'packages/vision/src/card/read-card.test.ts', why: 'payment cards, with the real OCR' },
  {
    files: 'packages/vision/src/face/tracker.test.ts',
    why: 'faces tracked through generated videos',
  },
  // Whole programs and whole data.
  { files: 'e2e/fraud/planted-module.test.ts', why: 'a module added to a copy of the tree' },
  {
    files: 'e2e/cards/*.test.ts',
    why: 'card data sent to every route, and all stored bytes searched for it',
  },
  {
    files: 'e2e/erase/*.test.ts',
    why: 'a person deleted from every store, and every store searched for traces',
  },
  {
    files: 'apps/server/src/cli/{doctor-command,failed-start,processes,role}.test.ts',
    why: 'every command and server as a process',
  },
  {
    files: 'apps/server/src/cli/demo.test.ts',
    why: 'eight weeks of demo data by `assay demo`',
  },
  {
    files: 'apps/server/src/devices/programs.test.ts',
    why: '`serve --dns` and `read-session` as processes; DNS and sealed sessions are also tested in process',
  },
  {
    files: 'apps/server/src/operations/demo/pictures.test.ts',
    why: 'generates every image of the demo again',
  },
  {
    files: 'e2e/verification/boundaries.test.ts',
    why: 'a verification interrupted at each of 27 writes; workflow.test.ts runs complete ones',
  },
  {
    files: 'e2e/house/dependency-rules.test.ts',
    why: 'runs the import rules on planted violations; every test run checks the rules themselves',
  },
  {
    files: 'e2e/orchestration-sdk/declarations.test.ts',
    why: 'compiles programs against the packed types of the browser packages',
  },
  {
    files: 'e2e/clients/python-client.test.ts',
    why: 'the Python client as a process; typescript-client.test.ts tests the same behavior of the other client',
  },
];

/**
 * Tests that `npm run test:all` excludes, at most five files; `npm run test:rare` runs them. Run them before a
 * release and after a change to the code they test.
 *
 * @type {readonly import('./test-groups.mjs').TestGroup[]}
 */
export const RARE_TESTS = [
  {
    files: 'e2e/device-agent/unseen.test.ts',
    why: 'takes pictures of whole windows around the device agent, in Chromium and in Firefox, which CI does not have',
  },
  {
    files: 'e2e/image/image.test.ts',
    why: 'builds the file system of the container image with debootstrap as root, and runs it in namespaces',
  },
  { files: 'e2e/flow/firefox.test.ts', why: 'runs the verification page in Firefox, which CI does not have' },
];
