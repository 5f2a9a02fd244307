import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** Writes what the last line of `npm test` needs: counts, and every reason why the run failed. */
export default class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const failed = modules.flatMap(({ children }) => [...children.allTests('failed')]);
    const passed = modules.flatMap(({ children }) => [...children.allTests('passed')]);
    const failures = [
      ...failed.map((test) => `Failed: ${test.fullName} (${file(test.module)})\n${told(test.result().errors)}`),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => `Did not load: ${file(module)}\n${told(module.errors())}`),
      ...unhandled.map((error) => `Unhandled (${place(error)})\n${told([error])}`),
    ];
    // Its step of scripts/test.mjs names the file.
    const target = process.env.UNIT_REPORT;
    if (target) writeFileSync(target, JSON.stringify({ passed: passed.length, failed: failed.length, failures }));
  }
}

const file = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

const told = (errors: ReturnType<TestCase['result']>['errors'] = []) =>
  errors.map(({ message, stack }) => stack ?? message).join('\n');

/** The test that ran when nobody caught the error, where the runner knows it. */
const place = (error: SerializedError) =>
  [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter((part) => typeof part === 'string').join(' › ');
