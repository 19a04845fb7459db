import type { Sender } from './mail-settings.ts'
import type { Mail } from './outbox.ts'

/** A mail as nodemailer takes it. The id stays the same for every try, so a receiver can tell a repeat. */
export function toMessage({ id, to, subject, text }: Mail & { id: string }, from: Sender) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${domain}>`,
    from,
    // As an object it is one address, whatever stands in it.
    to: { name: '', address: to },
    subject,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
