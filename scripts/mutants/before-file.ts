import { afterEach, inject } from 'vitest'

declare module 'vitest' {
  /** What Stryker provides to the tests. */
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant'
    activeMutant?: string
    globalNamespace: string
  }
}

const state = Reflect.get(globalThis, inject('globalNamespace'))
const mutant = inject('activeMutant')

if (state && inject('mode') === 'mutant') {
  // Otherwise every further file would prepare its shop, only to skip its tests.
  if (state.noticedMutant === mutant) throw new Error('A test of another file has noticed the mutant.')
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') state.noticedMutant = mutant
  })
  // Stryker switches a mutant on before the first test of a file. In a kept fork the mutant before it would still be on
  // while the file prepares its shop, and code that runs only then would never be tried.
  state.activeMutant = mutant
}
