import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By path: how long the tests of the file took when they last passed. */
const durations = new Map<string, number>()

/** Most mutants die in the file that noticed the one before, else in any; so the slow files come last. */
export class QuickFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map(file => [file, rank(file)]))
    return files.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
  }
}

function rank({ moduleId, testModule }: TestSpecification): number {
  const hasNoticed = testModule && !testModule.children.allTests('failed').next().done
  if (testModule?.state() === 'passed') durations.set(moduleId, testModule.diagnostic().duration)
  return hasNoticed ? -1 : (durations.get(moduleId) ?? 0)
}
