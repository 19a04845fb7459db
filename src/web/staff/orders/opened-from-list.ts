/** Navigation state of a row's link to its details: the entry before it is the list. */
export const openedFromList = { fromList: true }

export const wasOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state
