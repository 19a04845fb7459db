import { parseAmount } from '../../contract/typed-numbers.ts'

/** The whole number within the bounds nearest to what was typed; `fallback` when no number was typed. */
export function clampQuantity(typed: string | number, min: number, max: number, fallback = min): number {
  const value = Math.round(parseAmount(String(typed)) ?? Number.NaN)
  if (Number.isNaN(value)) return clampQuantity(fallback, min, max, min)
  return Math.max(min, Math.min(value, max))
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** The value after a key of the spin button pattern; null for other keys. */
export function quantityAfterKey(key: string, value: number, min: number, max: number): number | null {
  if (key === 'Home') return min
  if (key === 'End') return max
  const step = steps[key]
  return step === undefined ? null : clampQuantity(value + step, min, max)
}
