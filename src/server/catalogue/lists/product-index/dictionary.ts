/** Different values, numbered from 0 on in the order in which they first came. */
export type Dictionary<T> = {
  /** How many there are. */
  count: () => number
  /** The number of the value of this key. The value is made and added when the key is new. */
  encode: (key: string, makeValue: () => T) => number
  /** The value of a number that `encode` gave. */
  decode: (number: number) => T
}

export function createDictionary<T>(): Dictionary<T> {
  const values: T[] = []
  const numberByKey = new Map<string, number>()
  const encode = (key: string, makeValue: () => T) => {
    const known = numberByKey.get(key)
    if (known !== undefined) return known
    numberByKey.set(key, values.length)
    return values.push(makeValue()) - 1
  }
  // Only numbers from above are asked for.
  const decode = (number: number) => values[number] as T
  return { count: () => values.length, encode, decode }
}
