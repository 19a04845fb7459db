import type { Page } from '@playwright/test'

/**
 * The controls that are smaller than a finger, 44 pixels either way, with their sizes. What a pseudo-element adds around
 * one counts, as does the label of a box to tick; links within a sentence are exempt, as WCAG has it.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]'
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const roomAround = (control: Element) => {
      const { content, position, width, height } = getComputedStyle(control, '::after')
      if (content === 'none' || position !== 'absolute') return { width: 0, height: 0 }
      return { width: Number.parseFloat(width), height: Number.parseFloat(height) }
    }
    const isShown = (control: Element) =>
      !control.closest('[inert], .sr-only') &&
      // The switch for guest orders belongs to the demo, not to the shop.
      !control.closest('aside[aria-label=Demo]') &&
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return [...document.querySelectorAll<HTMLElement>(controls)].filter(isShown).flatMap(control => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const boxes = [control, ...labels].map(each => each.getBoundingClientRect())
      const room = [...boxes, roomAround(control)]
      const [width, height] = [
        Math.max(...room.map(box => box.width)),
        Math.max(...room.map(box => box.height)),
      ]
      if (width === 0 || height === 0 || isInSentence(control)) return []
      // Half a pixel is lost where a row is divided into equal parts.
      if (width >= 43.5 && height >= 43.5) return []
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      return `${name.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`
    })
  })
