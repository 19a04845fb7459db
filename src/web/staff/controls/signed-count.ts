/** A difference with its sign: '+3', '−2', '0'. */
export const signedCount = (difference: number): string => {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return `${sign}${Math.abs(difference)}`
}
