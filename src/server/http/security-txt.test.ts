import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountSecurityTxt } from './security-txt.ts'

const now = new Date('2026-11-12T10:00:00Z')
const path = '/.well-known/security.txt'

const ask = (config: { securityContact: string | null; publicUrl: string | null }) => {
  const app = new Hono()
  mountSecurityTxt(app, { clock: () => now, config })
  return app.request(path)
}

test('a public shop says whom to tell about a weakness, for half a year', async () => {
  const answer = await ask({
    securityContact: 'mailto:safety@shop.example',
    publicUrl: 'https://shop.example',
  })
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toBe(`Contact: mailto:safety@shop.example
Expires: 2027-05-11T10:00:00.000Z
Canonical: https://shop.example${path}
`)
})

test('without a public address, or anybody to tell, there is none', async () => {
  const contact = 'mailto:safety@shop.example'
  expect((await ask({ securityContact: contact, publicUrl: null })).status).toBe(404)
  expect((await ask({ securityContact: null, publicUrl: 'https://shop.example' })).status).toBe(404)
})
