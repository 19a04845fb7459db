import { expect, onTestFinished, test, vi } from 'vitest'
import { createStaffedCardShop, type PaidOrder } from '../../../test-support/card-shop.ts'
import { startSettling } from './start-settling.ts'

const { shop, control, paidOrder, storedOf } = await createStaffedCardShop()

/** So long that only being woken brings another round. */
const never = 10 * 60_000

/** An order whose capture is left to the job. */
async function uncharged() {
  control.fault({ path: '/payment_intents/*/capture', times: 9, when: 'before', effect: 'error' })
  const order = await paidOrder()
  control.clearFaults()
  shop.wait(1)
  return order
}

const stateOf = async (order: PaidOrder) => (await storedOf(order)).state

/** The job, asking the provider for a capture that it does not answer yet. */
async function startHanging() {
  const order = await uncharged()
  control.fault({ path: '/payment_intents/*/capture', when: 'before', effect: 'wait' })
  const worker = startSettling(shop.deps, never)
  onTestFinished(async () => {
    control.letGo()
    await worker.stop()
  })
  await expect.poll(control.waitingCalls).toBe(1)
  return { order, worker }
}

test('payments that are due are settled at the start, and later ones when the job is woken', async () => {
  const first = await uncharged()
  const worker = startSettling(shop.deps, never)
  onTestFinished(worker.stop)
  await expect.poll(() => stateOf(first)).toBe('captured')
  const second = await uncharged()
  worker.wake()
  await expect.poll(() => stateOf(second)).toBe('captured')
})

/** A job that fails before it asks the database anything. */
const startFailing = () => {
  const clock = () => {
    throw new Error('The clock has stopped.')
  }
  return startSettling({ ...shop.deps, clock }, never)
}

test('what fails in the job itself is logged', async () => {
  const worker = startFailing()
  onTestFinished(worker.stop)
  await expect.poll(() => shop.logged).toMatchObject([{ message: 'Settling payments' }])
})

test('a shop that closes waits until the payment at hand is settled', async () => {
  const { order, worker } = await startHanging()
  const stopped = worker.stop().then(() => stateOf(order))
  control.letGo()
  expect(await stopped).toBe('captured')
})

test('a shop that closes waits five seconds at most for a provider that does not answer', async () => {
  const { worker } = await startHanging()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let hasStopped = false
  const stopped = worker.stop().then(() => {
    hasStopped = true
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(hasStopped).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await stopped
})

test('a job that has stopped leaves no timer behind', async () => {
  const worker = startFailing()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await worker.stop()
  expect(vi.getTimerCount()).toBe(0)
})
