import type { Figure } from './figure.ts'

const number = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0, minimumFractionDigits: 0 })

/** The cells of a figure's line: its name, speed, floor, ratio, times and remarks. */
export function cellsOf({ name, speed, floor, amount, megabytes, note, missed }: Figure): string[] {
  const perSecond = amount ? `${number(amount.value)} ${amount.unit}` : number(speed?.perSecond ?? 0)
  const ratio = floor && speed ? (speed.perSecond / floor).toFixed(2) : ''
  const remarks = [missed.length > 0 ? `**MISSED**: ${missed.join(', ')}` : '', note ?? ''].filter(Boolean)
  return [
    name,
    perSecond,
    floor ? number(floor) : '',
    ratio,
    speed ? speed.p50.toFixed(1) : '',
    speed ? speed.p99.toFixed(1) : '',
    megabytes ? megabytes.toFixed(0) : '',
    remarks.join('; '),
  ]
}

export const heads = ['', '/s', 'floor /s', 'ratio', 'p50 ms', 'p99 ms', 'MB', '']

const widths = [38, 10, 10, 7, 8, 8, 6, 0]

/** One line for the terminal. */
export const toLine = (cells: readonly string[]): string =>
  cells
    .map((cell, nth) => (nth === 0 ? cell.padEnd(38) : cell.padStart(widths[nth] ?? 0)))
    .join(' ')
    .trimEnd()
