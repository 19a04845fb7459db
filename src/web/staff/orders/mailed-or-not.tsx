import { useSendsMail } from '../../parts/use-public-shop.ts'

/** Whether the buyer learns of it by itself. */
export const MailedOrNot = () =>
  useSendsMail()
    ? 'A buyer with an email address is told by email.'
    : 'The shop sends no emails, so tell the buyer yourself.'
