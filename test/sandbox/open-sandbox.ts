import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/start-sandbox.ts'

export type OpenSandbox = Sandbox & { stripe: Stripe; folder: string }

/** A sandbox with a folder of its own and Stripe's SDK connected to it; both end with the test. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<OpenSandbox> {
  const folder = options.folder ?? newFolder()
  const sandbox = await startSandbox({ folder, control: true, ...options })
  onTestFinished(() => sandbox.stop())
  return { ...sandbox, folder, stripe: sdkOf(sandbox) }
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zari-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function sdkOf({ url, secretKey }: Pick<Sandbox, 'url' | 'secretKey'>): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(secretKey, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0 })
}

/** An intent as the shop makes it: authorised first, captured later by the server. */
export const cardIntent = {
  amount: 5_000,
  currency: 'usd',
  capture_method: 'manual',
  confirm: true,
  payment_method_types: ['card'],
} as const
