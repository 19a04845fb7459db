import type { Locator } from '@playwright/test'
import { expect } from '../../e2e/shop-test.ts'

/** A phone of today, and a small one. */
export const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

type Box = { left: number; right: number; top: number; bottom: number }

/** Where something stands on the screen. */
export const boxOf = (locator: Locator) =>
  locator.evaluate(element => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    return { left, right, top, bottom, width, height }
  })

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** All are wholly on the screen, and none lies over another. */
export async function expectApart(parts: readonly Locator[], screen: { width: number }): Promise<void> {
  const boxes = await Promise.all(parts.map(boxOf))
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(screen.width)
    expect(boxes.slice(index + 1).some(other => overlap(box, other))).toBe(false)
  }
}
