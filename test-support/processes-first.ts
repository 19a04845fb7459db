import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest and waits most comes first, so that no core is idle at the end; kills take the longest of all. */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name !== 'process' ? 2 : moduleId.includes('/faults-') ? 0 : 1
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
