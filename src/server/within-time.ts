/** What work gives; `overdue` is thrown when it takes longer than `ms`. The work itself is not ended. */
export async function withinTime<T>(ms: number, work: Promise<T>, overdue: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(overdue()), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
