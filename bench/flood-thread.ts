/** Floods in a thread of its own, so that what the bench asks beside it is not timed late. */
import { parentPort, workerData } from 'node:worker_threads'
import { flood } from './flood.ts'

parentPort?.postMessage(await flood(workerData))
