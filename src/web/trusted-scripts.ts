import { createHash } from 'node:crypto'

const script = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi
const hasSource = /\ssrc\s*=/i

/** The data of a page, in the router's own words: the call with one text, from which nothing can break out. */
const handsOverData = 'window.__reactRouterContext.streamController.enqueue('
const isData = /^"(?:[^"\\]|\\.)*"\);$/

/**
 * Takes the nonce out of a rendered page and hashes the inline scripts that carried it. React gives it to the scripts of
 * the page's own frame only, so a script that came in with data has no hash. The nonce is made for one rendering and never
 * sent, so the page can be kept and served to everybody.
 */
export function takeTrustedScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(script))
    if (attributes.includes(mark) && !hasSource.test(attributes) && isAsWritten(code))
      hashes.add(hashOf(code))
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}

const isAsWritten = (code: string): boolean =>
  !code.startsWith(handsOverData) || isData.test(code.slice(handsOverData.length))

/** The browser hashes the parsed script, in which every line end is a single line feed. */
export function hashOf(code: string): string {
  const kept = code.replace(/\r\n?/g, '\n')
  return `sha256-${createHash('sha256').update(kept).digest('base64')}`
}
