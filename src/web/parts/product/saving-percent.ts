/** The saving in whole per cent, rounded down so that it never promises too much. */
export function savingPercent(price: number, displayPrice: number): number {
  return displayPrice > price ? Math.floor((1 - price / displayPrice) * 100 + 1e-9) : 0
}
