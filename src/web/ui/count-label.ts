/** A number with its noun: '1 order', '3 orders', '2 categories'. */
export const countLabel = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`
