import { seconds } from '../contract/durations.ts'

/** Markers of what waits, in attributes no browser knows. */
const waitingPreload = '<link rel="later-modulepreload"'
const waitingScript = '<script type="later-module"'
/** Scripts start after this long, however slow the pictures are. */
const maxDelayMs = seconds(4)

/**
 * A page is readable without its scripts. On a slow line they wait for styles, fonts and the first pictures, or for
 * the first touch or key.
 */
export function delayScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', waitingPreload)
    .replace('<script type="module" async=""', `<script>${starter}</script>${waitingScript}`)
}

/** The one script that is added to a page. */
export const starter = `(${startScripts})(${maxDelayMs})`

/** Runs in the browser as text: nothing outside the function exists there. */
function startScripts(patience: number) {
  const touches = ['pointerdown', 'keydown'] as const
  // A script lost on the way comes with a second load. What is missing then too is missed in words: the page reads without.
  const recover = () => {
    const key = 'script-lost'
    if (sessionStorage.getItem(key) !== location.href) {
      sessionStorage.setItem(key, location.href)
      return location.reload()
    }
    const [note, again] = [document.createElement('p'), document.createElement('a')]
    note.className = 'bg-sunk px-4 py-3 text-center'
    again.className = 'link-underlined'
    note.role = 'alert'
    again.href = location.href
    again.textContent = 'Try again'
    note.append('A part of this page did not arrive, so its buttons do not work yet. ', again)
    document.body.prepend(note)
  }
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later-modulepreload"]'))
      link.rel = 'modulepreload'
    const waiting = document.querySelector('script[type="later-module"]')
    if (!waiting) return
    const script = document.createElement('script')
    script.type = 'module'
    script.text = waiting.textContent
    script.addEventListener('error', recover)
    waiting.replaceWith(script)
  }
  for (const touch of touches) addEventListener(touch, start, true)
  window.onclick = press => {
    window.earlyPress = press
  }
  // Once loading is over, one frame draws the pictures; scripts start in the task after it.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, patience)
}
