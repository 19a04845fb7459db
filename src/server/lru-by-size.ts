type Options<Value> = {
  max: number
  /** What a value takes now, such as its bytes. It is looked at again whenever the value is asked for. */
  sizeOf: (value: Value) => number
  /** Told of each value that is no longer kept, except by `clear`. */
  dropped?: (value: Value, key: string) => void
}

export type Lru<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  delete: (key: string) => void
  clear: () => void
  size: () => number
}

/** Keeps values up to a size in all; those not asked for longest are dropped first. */
export function lruBySize<Value>({ max, sizeOf, dropped = () => {} }: Options<Value>): Lru<Value> {
  // Maps list their entries in the order they were set: the least recently used first.
  const values = new Map<string, Value>()
  const sizes = new Map<string, number>()
  let held = 0

  const takeOut = (key: string) => {
    held -= sizes.get(key) ?? 0
    sizes.delete(key)
    values.delete(key)
  }
  const drop = (key: string) => {
    const value = values.get(key)
    takeOut(key)
    if (value !== undefined) dropped(value, key)
  }
  const putLast = (key: string, value: Value) => {
    takeOut(key)
    const size = sizeOf(value)
    held += size
    sizes.set(key, size)
    values.set(key, value)
    for (const oldest of values.keys()) {
      if (held <= max) break
      drop(oldest)
    }
  }
  return {
    get: key => {
      const value = values.get(key)
      if (value !== undefined) putLast(key, value)
      return value
    },
    set: (key, value) => {
      drop(key)
      putLast(key, value)
    },
    delete: drop,
    clear: () => {
      values.clear()
      sizes.clear()
      held = 0
    },
    size: () => held,
  }
}
