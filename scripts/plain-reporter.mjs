import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** How many of the slowest files are named at the end. */
const SLOWEST_SHOWN = 15;

/**
 * A reporter for Vitest that prints one line per file and every failure in full, then which files were slowest, with no
 * control codes, and leaves the counts, and those of each file that failed, in the file that ASSAY_TEST_COUNTS names.
 * Without that variable it closes with the counts itself.
 */
export default class PlainReporter {
  #passed = 0;
  #failed = 0;
  #skipped = 0;
  /** @type {{ file: string, seconds: number, passed: number, skipped: number }[]} */
  #files = [];
  /** @type {{ file: string, passed: number, failed: number, skipped: number }[]} */
  #failedFiles = [];

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const file = relative(process.cwd(), module.moduleId);
    let [passed, failed, skipped] = [0, 0, 0];
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'failed') {
        failed += 1;
        this.#printFailure(`${file} > ${test.fullName}`, errors ?? []);
      } else skipped += 1;
    }
    // A file that does not load, or a hook that fails, takes its tests with it and is itself one failure.
    const suiteErrors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
    if (suiteErrors.length > 0) {
      failed += 1;
      this.#printFailure(file, suiteErrors);
    }
    this.#passed += passed;
    this.#failed += failed;
    this.#skipped += skipped;
    if (failed > 0) this.#failedFiles.push({ file, passed, failed, skipped });
    const diagnostic = module.diagnostic();
    const seconds = (diagnostic.duration + diagnostic.collectDuration) / 1000;
    this.#files.push({ file, seconds, passed, skipped });
    const parts = [
      `${passed} passed`,
      ...(failed ? [`${failed} failed`] : []),
      ...(skipped ? [`${skipped} skipped`] : []),
    ];
    console.log(`${failed ? 'FAIL' : 'ok  '} ${file}: ${parts.join(', ')} (${seconds.toFixed(1)} s)`);
  }

  /** @param {readonly import('vitest/node').TestModule[]} _modules */
  onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors) {
      this.#printFailure('An error outside any test', [error]);
      this.#countOutside(error);
    }
    this.#printSlowest();
    const counts = {
      passed: this.#passed,
      failed: this.#failed,
      skipped: this.#skipped,
      failedFiles: this.#failedFiles,
    };
    const file = process.env.ASSAY_TEST_COUNTS;
    if (file) writeFileSync(file, JSON.stringify(counts));
    else console.log(closingLine(counts));
  }

  /** One failure of the file that the error comes from, unless that failed already: then it is the same one. */
  #countOutside(error) {
    const origin = this.#files.find(({ file }) => String(error.stack).includes(`/${file}:`));
    if (this.#failedFiles.some(({ file }) => file === origin?.file)) return;
    this.#failed += 1;
    if (origin) this.#failedFiles.push({ ...origin, failed: 1 });
  }

  #printSlowest() {
    const slowest = this.#files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN);
    console.log('Slowest files:');
    for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }

  #printFailure(name, errors) {
    console.log(`\nFAIL ${name}`);
    for (const error of errors) {
      console.log(indent(error.stack ?? error.message ?? String(error)));
      if (error.diff) console.log(indent(stripColour(error.diff)));
    }
  }
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function indent(text) {
  return text.replace(/^/gm, '  ');
}

function stripColour(text) {
  return text.replace(/\u001b\[[\d;]*m/g, '');
}
