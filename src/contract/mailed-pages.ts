/** Addresses of the pages that mails link to, here because the server writes the mails and the web has the pages. */
export const mailedPages = {
  /** Takes the mailed token as `?token=`; `&invited=1` shows the text of an invitation. */
  resetPassword: '/reset-password',
  /** Takes the mailed token as `?token=`. */
  confirmEmail: '/confirm-email',
  order: '/user/orders/:id',
  /** Takes the secret of the link as `?token=`. */
  linkedOrder: '/my-order',
} as const
