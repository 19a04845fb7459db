import type { MiddlewareHandler } from 'hono'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
}

/** For answers in which nothing runs: JSON, pictures, files. Pages have a policy of their own. */
const strictest = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The headers of an answer that passes no middleware. */
export const bareHeaders = { ...always, 'content-security-policy': strictest, 'cache-control': 'no-store' }

/** Sets the security headers on every answer, except for a policy that it already has. */
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
