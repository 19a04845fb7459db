/** Pages that mails lead to. They are written here because the server writes the mails and the web has the pages. */
export const mailedPages = {
  /** Takes the mailed token as `?token=`; with `&invited=1` it says what an invitation is about. */
  resetPassword: '/reset-password',
  order: '/user/orders/:id',
} as const
