import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { cardIntent, newFolder, sdkOf } from './open-sandbox.ts'

const visa = { ...cardIntent, payment_method: 'pm_card_visa' }

test('a sandbox killed at any moment keeps everything it has answered', async () => {
  const folder = newFolder()
  for (let round = 1; round <= 2; round++) {
    const { child, stripe } = await startProcess(folder)
    const { id } = await stripe.paymentIntents.create(visa, { idempotencyKey: `create-${round}` })
    // Killed during the capture: the key tells afterwards whether it was done.
    const capture = stripe.paymentIntents
      .capture(id, {}, { idempotencyKey: `capture-${round}` })
      .catch(() => null)
    child.kill('SIGKILL')
    await Promise.all([capture, once(child, 'exit')])
    const next = await startProcess(folder)
    const again = await next.stripe.paymentIntents.create(visa, { idempotencyKey: `create-${round}` })
    expect(again.id).toBe(id)
    const done = await next.stripe.paymentIntents.capture(id, {}, { idempotencyKey: `capture-${round}` })
    expect(done.status).toBe('succeeded')
    const { data } = await next.stripe.charges.list({ payment_intent: id })
    expect(data).toMatchObject([{ amount_captured: 5_000 }])
    next.child.kill('SIGKILL')
    await once(next.child, 'exit')
  }
})

async function startProcess(folder: string) {
  const file = fileURLToPath(new URL('./sandbox-process.ts', import.meta.url))
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, stripe: sdkOf(JSON.parse(await firstLine(child))) }
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output.')
  const [line] = await once(stdout, 'data')
  return String(line)
}
