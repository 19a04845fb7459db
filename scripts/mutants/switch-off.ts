import { inject } from 'vitest'

declare module 'vitest' {
  /** What Stryker provides to the tests. */
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant'
    mutantActivation?: 'static' | 'runtime'
    globalNamespace: string
  }
}

/**
 * Stryker switches a mutant on before the first test of a file. In a kept fork the mutant before it would still be on while
 * the file loads and prepares its shop.
 */
const state = Reflect.get(globalThis, inject('globalNamespace'))
if (state && inject('mode') === 'mutant' && inject('mutantActivation') !== 'static')
  state.activeMutant = undefined
