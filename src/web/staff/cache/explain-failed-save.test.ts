import { afterAll, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../test-support/memory-storage.ts'

vi.stubGlobal('window', { location: { origin: 'http://shop.test' } })
vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
vi.stubGlobal('sessionStorage', memoryStorage())
vi.stubGlobal('localStorage', memoryStorage())
afterAll(() => void vi.unstubAllGlobals())

const { staffApiOver } = await import('./staff-api.ts')

const note = { params: { id: 'o1' }, body: { text: 'Call after six.' } }
const refusal = (status: number, error: object) => () => Response.json({ error }, { status })
const saving = (answer: () => Response) => staffApiOver(async () => answer()).orders.note(note)

test('a failure of the shop says that nothing was saved, what to do, and its reference', async () => {
  const error = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'a1b2c3d4' }
  await expect(saving(refusal(500, error))).rejects.toMatchObject({
    code: 'internal',
    message:
      'Something went wrong on our side: nothing was saved, and nothing you entered is lost. Please try again. ' +
      'If it happens again, tell whoever looks after the shop this reference: a1b2c3d4.',
  })
})

test('a failure before the shop or of the connection does not say that nothing was saved', async () => {
  const proxy = saving(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(proxy).rejects.toMatchObject({
    message:
      'The shop did not answer as it should (error 502). Nothing you entered is lost: please try again in a moment.',
  })
  const cut = saving(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(cut).rejects.toMatchObject({
    status: 0,
    message: 'The shop cannot be reached. Check your connection and try again; nothing you entered is lost.',
  })
})

test('a refusal with a reason, and a failed read, stay as they are', async () => {
  const busy = { code: 'busy', message: 'The shop is busy. Please try again in a moment.' }
  await expect(saving(refusal(503, busy))).rejects.toMatchObject({ message: busy.message })
  const failed = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }
  const reading = staffApiOver(async () => refusal(500, failed)()).orders.staffGet({ params: { id: 'o1' } })
  await expect(reading).rejects.toMatchObject({ message: failed.message })
})
