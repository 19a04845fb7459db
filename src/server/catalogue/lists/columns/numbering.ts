/** Different values, numbered from 0 on in the order in which they first came. */
export type Numbering<T> = {
  /** How many there are. */
  count: () => number
  /** The number of the value of this key, which is made when the key is new. */
  numberOf: (key: string, make: () => T) => number
  /** The value of a number that `numberOf` gave. */
  valueAt: (number: number) => T
}

export function createNumbering<T>(): Numbering<T> {
  const values: T[] = []
  const numbers = new Map<string, number>()
  const numberOf = (key: string, make: () => T) => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, values.length)
    return values.push(make()) - 1
  }
  // Only numbers from above are asked for.
  const valueAt = (number: number) => values[number] as T
  return { count: () => values.length, numberOf, valueAt }
}
