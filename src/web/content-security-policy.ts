import { createHash } from 'node:crypto'

const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /\ssrc\s*=/i
/** Facts for search engines: never run, so nothing to allow. */
const IS_DATA = /\stype="application\/ld\+json"/

/** Whence the card provider's script comes. Every page allows it, for pages follow each other without being loaded anew. */
const stripeHosts = 'https://js.stripe.com https://*.js.stripe.com'

/**
 * The policy of one rendered page. Its inline scripts are allowed by their hash, not by a nonce, so that the same
 * bytes can be kept and served to everybody.
 */
export function contentSecurityPolicy(
  html: string,
  { development = false, stripeScript = false }: { development?: boolean; stripeScript?: boolean } = {},
): string {
  const scripts = ["'self'", ...inlineScriptHashes(html).map(hash => `'${hash}'`)]
  const from = (hosts: string) => (stripeScript ? ` ${hosts}` : '')
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}${from(stripeHosts)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    // Vite's hot reloading talks over a WebSocket on a port of its own.
    `connect-src 'self'${development ? ' ws: wss:' : ''}${from('https://api.stripe.com')}`,
    `frame-src 'self'${from(`${stripeHosts} https://hooks.stripe.com`)}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (!HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes)) hashes.add(hashOf(code))
  }
  return [...hashes]
}

/** The browser hashes what its parser kept, and that turns every line end into a single line feed. */
function hashOf(code: string): string {
  const kept = code.replace(/\r\n?/g, '\n')
  return `sha256-${createHash('sha256').update(kept).digest('base64')}`
}
