/** Marks what waits, in names no browser knows. */
const waitingPreload = '<link rel="later-modulepreload"'
const waitingScript = '<script type="later-module"'
/** However slow the pictures are, the page answers after this long. */
const maxDelayMs = 4_000

/**
 * A page is readable without its scripts, so they leave a slow line to its style, fonts and first pictures: they
 * start once those are drawn, or at the first touch or key.
 */
export function delayScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', waitingPreload)
    .replace(
      '<script type="module" async=""',
      `<script>(${startScripts})(${maxDelayMs})</script>${waitingScript}`,
    )
}

/** Runs in the browser, by its text: nothing outside of it exists there. */
function startScripts(patience: number) {
  const touches = ['pointerdown', 'keydown'] as const
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later-modulepreload"]'))
      link.rel = 'modulepreload'
    const waiting = document.querySelector('script[type="later-module"]')
    if (!waiting) return
    const script = document.createElement('script')
    script.type = 'module'
    script.text = waiting.textContent
    waiting.replaceWith(script)
  }
  for (const touch of touches) addEventListener(touch, start, true)
  // Once loading is over, a frame draws the pictures; what begins after it is a task of its own.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, patience)
}
