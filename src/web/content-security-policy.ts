/**
 * Where the card provider's script comes from. Every page allows it, since pages follow each other without a reload.
 */
const stripeHosts = 'https://js.stripe.com https://*.js.stripe.com'

/**
 * The Content-Security-Policy of one page with these inline scripts. They are allowed by hash, not by nonce, so the same
 * bytes can be kept and served to everybody.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { development = false, stripeScript = false }: { development?: boolean; stripeScript?: boolean } = {},
): string {
  const scripts = ["'self'", ...scriptHashes.map(hash => `'${hash}'`)]
  const from = (hosts: string) => (stripeScript ? ` ${hosts}` : '')
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}${from(stripeHosts)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Vite's hot reloading uses a WebSocket on a port of its own.
    `connect-src 'self'${development ? ' ws: wss:' : ''}${from('https://api.stripe.com')}`,
    `frame-src 'self'${from(`${stripeHosts} https://hooks.stripe.com`)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
