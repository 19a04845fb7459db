import type { MiddlewareHandler } from 'hono'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
}

/** What may run where nothing is meant to: API answers, pictures, files. Pages bring a policy of their own. */
const strictest = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The headers of an answer that no middleware ever saw. */
export const bareHeaders = { ...always, 'content-security-policy': strictest, 'cache-control': 'no-store' }

/** Puts the security headers on every answer; a policy that the answer already carries stays. */
export function securityHeaders(publicUrl: string | null): MiddlewareHandler {
  const https = publicUrl?.startsWith('https:') ?? false
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', strictest)
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}
