const unanswered = new Map<string, Promise<unknown>>()

/** Notes that a call about an order is being recorded. */
export function addPendingCall(id: string, answer: Promise<unknown>): void {
  unanswered.set(id, answer)
  const forget = () => {
    if (unanswered.get(id) === answer) unanswered.delete(id)
  }
  answer.then(forget, forget)
}

/**
 * Waits for the last call about an order; false if the shop did not record it. Packed first, an order takes no call any
 * more, and what its buyer said would be lost.
 */
export const isCallRecorded = (id: string): Promise<boolean> =>
  Promise.resolve(unanswered.get(id)).then(
    () => true,
    () => false,
  )
