import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Runs this after the test that is running, or after the test file when none is. */
export const afterUse = (end: () => Promise<unknown>): void =>
  TestRunner.getCurrentTest() ? onTestFinished(async () => void (await end())) : afterAll(end)
