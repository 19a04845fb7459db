import type { KeyboardEvent } from 'react'

const steps: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves between the cells of a grid: up and down at once, sideways from the end of a text. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target
  const step = steps[event.key]
  if (!(input instanceof HTMLInputElement) || !step || event.shiftKey || event.altKey || event.ctrlKey) return
  const [down, right] = step
  const atEdge = input.selectionStart === input.selectionEnd && input.selectionStart === edgeOf(input, right)
  if (right !== 0 && !atEdge) return
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `[data-at="${Number(input.dataset.row) + down},${Number(input.dataset.column) + right}"]`,
  )
  // Enter in the last row would submit the form.
  if (next || event.key === 'Enter') event.preventDefault()
  next?.focus()
  next?.select()
}

const edgeOf = (input: HTMLInputElement, right: number) => (right < 0 ? 0 : input.value.length)
