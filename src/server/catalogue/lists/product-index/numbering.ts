/** Different values, numbered from 0 on in the order in which they first came. */
export type Numbering<T> = {
  /** How many there are. */
  count: () => number
  /** The number of the value of this key. The value is made and added when the key is new. */
  findOrAdd: (key: string, makeValue: () => T) => number
  /** The value of a number that `findOrAdd` gave. */
  valueAt: (number: number) => T
}

export function createNumbering<T>(): Numbering<T> {
  const values: T[] = []
  const numberByKey = new Map<string, number>()
  const findOrAdd = (key: string, makeValue: () => T) => {
    const known = numberByKey.get(key)
    if (known !== undefined) return known
    numberByKey.set(key, values.length)
    return values.push(makeValue()) - 1
  }
  // Only numbers from above are asked for.
  const valueAt = (number: number) => values[number] as T
  return { count: () => values.length, findOrAdd, valueAt }
}
