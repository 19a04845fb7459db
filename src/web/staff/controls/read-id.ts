const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/

/** An id in the address of a screen; '' for none, or for what cannot be one. */
export const readId = (text: string | null) => (text && idPattern.test(text) ? text : '')
