import type { Hono } from 'hono'
import { days } from '../../contract/durations.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../deps.ts'

const path = '/.well-known/security.txt'
/** The standard advises less than a year. */
const validMs = days(180)

type SecurityTxtDeps = { clock: Clock; config: Pick<Config, 'securityContact' | 'publicUrl'> }

/** Whom to tell about a weakness of the shop (RFC 9116), once the shop has a public address and somebody to tell. */
export function mountSecurityTxt(app: Hono, { clock, config }: SecurityTxtDeps): void {
  const { securityContact, publicUrl } = config
  if (securityContact === null || publicUrl === null) return
  app.get(path, c => {
    const expires = new Date(clock().getTime() + validMs).toISOString()
    c.header('cache-control', 'public, max-age=86400')
    return c.text(`Contact: ${securityContact}\nExpires: ${expires}\nCanonical: ${publicUrl}${path}\n`)
  })
}
