/** Links within text, and actions that look like text: underlined, red on hover. */
export const textLink = 'link-underlined'

/** Links in a list or menu, where the place already shows that they are links. */
export const plainLink = 'link-plain'

/** A link or text button on its own 44 px line. */
export const standaloneLink = `inline-flex min-h-11 items-center gap-1 text-body-s ${textLink}`
