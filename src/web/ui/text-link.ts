/** Links within text, and actions that look like text: underlined, red on hover. */
export const textLink =
  'underline decoration-control decoration-1 underline-offset-4 transition-colors hover:text-madder hover:decoration-madder'

/** Links in a list or menu, where the place already shows that they are links. */
export const plainLink = 'transition-colors hover:text-madder hover:underline hover:underline-offset-4'

/** A link or text button on its own 44 px line. */
export const standaloneLink = `inline-flex min-h-11 items-center gap-1 text-body-s ${textLink}`
