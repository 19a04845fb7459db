/** The state of an address that a row's link to its details leads to: the list lies right behind it. */
export const openedFromList = { openedFromList: true }

export const wasOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state
