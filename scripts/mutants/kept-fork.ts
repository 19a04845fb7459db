import { EventEmitter } from 'node:events'
import {
  ForksPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type TestProject,
  type WorkerRequest,
} from 'vitest/node'

/** After so many runs a fork is replaced, so that what mutants leave behind does not pile up. */
const maxRuns = 40

type Fork = { worker: ForksPoolWorker; runs: number; isSetUp: boolean }

/** By project: the fork that waits for the next run. */
const kept = new Map<string, Fork>()

/**
 * A fork that outlives a run, so that the shop's modules are loaded once for many mutants. A mutant in code that runs while
 * its module loads gets a new fork.
 */
class KeptFork implements PoolWorker {
  readonly name = 'kept-fork'
  readonly cacheFs = true
  readonly #project: TestProject
  readonly #events = new EventEmitter()
  readonly #fork: Fork
  readonly #passOn = {
    message: (data: unknown) => this.#events.emit('message', data),
    error: (error: unknown) => this.#events.emit('error', error),
    exit: (...reason: unknown[]) => {
      this.#fork.runs = maxRuns
      this.#events.emit('exit', ...reason)
    },
  }

  constructor(options: PoolOptions) {
    this.#project = options.project
    const fork = kept.get(this.#project.name)
    kept.delete(this.#project.name)
    const canServe = fork && !needsNewFork(this.#project)
    if (fork && !canServe) void fork.worker.stop()
    this.#fork = canServe ? fork : { worker: new ForksPoolWorker(options), runs: 0, isSetUp: false }
  }

  async start() {
    if (!this.#fork.isSetUp) await this.#fork.worker.start()
    for (const [event, pass] of Object.entries(this.#passOn)) this.#fork.worker.on(event, pass)
  }

  send(message: WorkerRequest) {
    const { worker, isSetUp } = this.#fork
    if (message.type === 'start' && isSetUp) this.#answer('started')
    else if (message.type === 'stop' && this.#isKept()) this.#answer('stopped')
    else if (message.type === 'run') worker.send(this.#withNewSettings(message))
    else worker.send(message)
    if (message.type === 'start') this.#fork.isSetUp = true
  }

  /** A fork remembers the settings of its first run; which tests to run is said in those of this one. */
  #withNewSettings(message: Extract<WorkerRequest, { type: 'run' }>): WorkerRequest {
    this.#fork.runs += 1
    const settings = { config: this.#project.serializedConfig }
    return { ...message, context: { ...message.context, ...settings } }
  }

  async stop() {
    for (const [event, pass] of Object.entries(this.#passOn)) this.#fork.worker.off(event, pass)
    if (this.#isKept()) kept.set(this.#project.name, this.#fork)
    else await this.#fork.worker.stop()
  }

  #isKept = () => this.#fork.runs < maxRuns && !needsNewFork(this.#project)

  #answer(type: 'started' | 'stopped') {
    setImmediate(() => this.#events.emit('message', { __vitest_worker_response__: true, type }))
  }

  on(event: string, callback: (...args: unknown[]) => void) {
    this.#events.on(event, callback)
  }

  off(event: string, callback: (...args: unknown[]) => void) {
    this.#events.off(event, callback)
  }

  deserialize(data: unknown) {
    return this.#fork.worker.deserialize(data)
  }
}

/** The first run, without mutants, and a mutant that has to be there before its module is loaded. */
function needsNewFork(project: TestProject): boolean {
  // Stryker provides these two to the tests; Vitest's type does not know them.
  const provided = project.getProvidedContext() as { mode?: string; mutantActivation?: string }
  return provided.mode !== 'mutant' || provided.mutantActivation === 'static'
}

export const keptForks = {
  name: 'kept-fork',
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptFork(options),
}
