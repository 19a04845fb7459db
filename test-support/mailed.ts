import type { Mail } from '../src/server/mail/outbox.ts'
import type { TestApp } from './create-test-app.ts'

/** What waits in the outbox for somebody, oldest first. */
export async function mailTo(shop: TestApp, email: string): Promise<Mail[]> {
  const rows = await shop.db
    .selectFrom('outbox')
    .where('recipient', '=', email)
    .select(['recipient', 'subject', 'body'])
    .orderBy('id')
    .execute()
  return rows.map(({ recipient, subject, body }) => ({ to: recipient, subject, text: body }))
}

/** Asks for a new password and takes the token out of the mailed link. */
export async function mailedToken(shop: TestApp, { email }: { email: string }): Promise<string> {
  await shop.client().accounts.forgotPassword({ body: { email } })
  return lastLink(shop, email, 'reset-password')
}

/** The token of the newest link that confirms an address. */
export const confirmationToken = (shop: TestApp, email: string): Promise<string> =>
  lastLink(shop, email, 'confirm-email')

async function lastLink(shop: TestApp, email: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w-]+)$`, 'm')
  const token = link.exec((await mailTo(shop, email)).at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error(`No link was mailed to ${email}`)
  return token
}
