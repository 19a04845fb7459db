import { createHash } from 'node:crypto'

const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi
const HAS_SOURCE = /\ssrc\s*=/i
/** JSON-LD for search engines: never executed, so it needs no permission. */
const IS_DATA = /\stype="application\/ld\+json"/

/**
 * Where the card provider's script comes from. Every page allows it, since pages follow each other without a reload.
 */
const stripeHosts = 'https://js.stripe.com https://*.js.stripe.com'

/**
 * The Content-Security-Policy of one rendered page. Inline scripts are allowed by hash, not by nonce, so the same
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
    // Vite's hot reloading uses a WebSocket on a port of its own.
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

/** The browser hashes the parsed script, in which every line end is a single line feed. */
function hashOf(code: string): string {
  const kept = code.replace(/\r\n?/g, '\n')
  return `sha256-${createHash('sha256').update(kept).digest('base64')}`
}
