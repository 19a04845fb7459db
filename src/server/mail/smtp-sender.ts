import type { SendMail } from './deliver-mail.ts'
import type { MailServer, Sender } from './mail-settings.ts'
import { toMessage } from './to-message.ts'

/** How long a mail server may be silent at each step. */
const smtpTimeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends through the server of `SMTP_URL`, encrypted whenever the server can; throws when it does not accept the mail, and
 * with `requireTls` when it cannot encrypt.
 */
export function smtpSender(
  { url, requireTls }: MailServer,
  from: () => Sender,
  timeouts = smtpTimeoutsMs,
): SendMail {
  return async mail => {
    // Loaded with the first mail.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      ...timeouts,
      url,
      requireTLS: requireTls,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await transport.sendMail(toMessage(mail, from()))
  }
}
