import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Number of files in the list of the slowest ones. */
const SLOWEST_SHOWN = 15;

/**
 * A reporter for Vitest that prints one line per file, every failure in full and the slowest files, without control codes. It
 * writes its result to the file that ASSAY_TEST_RESULT names (the type RunResult in test-verdict.d.mts). Without that
 * variable it prints the counts as the last line.
 */
export default class PlainReporter {
  /** @type {{ file: string, seconds: number, passed: number, failed: number, skipped: number }[]} */
  #files = [];
  /** @type {string[]} */
  #skippedTests = [];
  #failedOutside = 0;

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const file = relative(process.cwd(), module.moduleId);
    let [passed, failed] = [0, 0];
    const skippedTests = [];
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'failed') {
        failed += 1;
        this.#printFailure(`${file} > ${test.fullName}`, errors ?? []);
      } else skippedTests.push(`${file} > ${test.fullName}`);
    }
    // If a file fails to load or a hook fails, its tests are skipped, and it counts as one failure.
    const suiteErrors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
    if (suiteErrors.length > 0) {
      failed += 1;
      this.#printFailure(file, suiteErrors);
    }
    // After a failure, the skipped tests include those whose hook failed.
    if (failed === 0) this.#skippedTests.push(...skippedTests);
    const diagnostic = module.diagnostic();
    const seconds = (diagnostic.duration + diagnostic.collectDuration) / 1000;
    const skipped = skippedTests.length;
    this.#files.push({ file, seconds, passed, failed, skipped });
    const counts = [
      `${passed} passed`,
      ...(failed ? [`${failed} failed`] : []),
      ...(skipped ? [`${skipped} skipped`] : []),
    ];
    console.log(`${failed ? 'FAIL' : 'ok  '} ${file}: ${counts.join(', ')} (${seconds.toFixed(1)} s)`);
  }

  /** @param {readonly import('vitest/node').TestModule[]} _modules */
  onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors) {
      this.#printFailure('An error outside any test', [error]);
      this.#countOutside(error);
    }
    this.#printSlowest();
    const files = this.#files.map(({ seconds, ...counts }) => counts);
    const result = { files, failedOutside: this.#failedOutside, skippedTests: this.#skippedTests };
    const path = process.env.ASSAY_TEST_RESULT;
    if (path) writeFileSync(path, JSON.stringify(result));
    else console.log(closingLine(this.#totals()));
  }

  /**
   * Counts an error once: for the file in its stack, unless that file already failed; otherwise outside all
   * files.
   */
  #countOutside(error) {
    const origin = this.#files.find(({ file }) => String(error.stack).includes(`/${file}:`));
    if (!origin) this.#failedOutside += 1;
    else if (origin.failed === 0) origin.failed = 1;
  }

  #totals() {
    const total = (part) => this.#files.reduce((count, counts) => count + counts[part], 0);
    return {
      passed: total('passed'),
      failed: total('failed') + this.#failedOutside,
      skipped: total('skipped'),
    };
  }

  #printSlowest() {
    const slowest = [...this.#files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN);
    console.log('Slowest files:');
    for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }

  #printFailure(name, errors) {
    console.log(`\nFAIL ${name}`);
    for (const error of errors) {
      console.log(indent(error.stack ?? error.message ?? String(error)));
      if (error.diff) console.log(indent(stripColor(error.diff)));
    }
  }
}

/**
 * Returns the last line of every run: `N passed, M failed`, and `, K skipped` if tests were skipped.
 * @param {{ passed: number, failed: number, skipped: number }} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function indent(text) {
  return text.replace(/^/gm, '  ');
}

function stripColor(text) {
  return text.replace(/\u001b\[[\d;]*m/g, '');
}
