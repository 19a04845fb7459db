import type { Tx } from '../db/schema.ts'
import { demoPhone, demoSeller } from './demo-policies.ts'
import { findSettings, replaceSettings } from './queries.ts'

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** An owner who saves her shop's name in the demo saves the made-up number and addresses with it; no real shop has them. */
export async function forgetDemoSeller(tx: Tx): Promise<void> {
  const saved = (await findSettings(tx)).find(({ name }) => name === 'shop')?.value
  if (!saved) return
  const isDemos = (field: string, value: unknown) =>
    field === 'phone'
      ? digitsOf(String(value)) === digitsOf(demoPhone)
      : field in demoSeller && demoSeller[field as keyof typeof demoSeller] === value
  const value = Object.fromEntries(
    Object.entries(saved).map(([field, value]) => [field, isDemos(field, value) ? '' : value]),
  )
  await replaceSettings(tx, 'shop', value)
}
