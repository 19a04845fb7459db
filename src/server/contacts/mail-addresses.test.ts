import { expect, test } from 'vitest'
import { Email } from '../../contract/accounts/accounts.ts'
import { OptionalEmail } from '../../contract/email-pattern.ts'
import { Environment } from '../environment.ts'
import { MailFrom } from '../mail/mail-settings.ts'

const schemas = {
  accounts: Email,
  guests: OptionalEmail,
  ADMIN_EMAIL: Environment.shape.ADMIN_EMAIL,
  SECURITY_CONTACT: Environment.shape.SECURITY_CONTACT,
  MAIL_FROM: MailFrom,
}

test.each(Object.entries(schemas))('%s takes the domains of all scripts in their ASCII form', (_, schema) => {
  for (const domain of [
    'example.com',
    'example.xn--mgbai9azgqp6j',
    'xn--bcher-kva.example',
    'xn--fiqs8s.xn--fiqs8s',
  ])
    expect(schema.safeParse(`sana@${domain}`).success).toBe(true)
  for (const domain of ['example', 'example.x', 'example.xn--', 'example.xn--a-', 'example.com9', ''])
    expect(schema.safeParse(`sana@${domain}`).success).toBe(false)
})
