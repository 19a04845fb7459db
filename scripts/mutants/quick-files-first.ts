import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Most mutants die in the file that noticed the one before, else in any; so the slow files come last. */
export class QuickFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const results = new Map(files.map(file => [file, this.ctx.cache.getTestSpecificationResult(file)]))
    const rank = (file: TestSpecification) => {
      const { failed = false, duration = 0 } = results.get(file) ?? {}
      return failed ? -1 : duration
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}
