import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeUser } from '../../../../test-support/factories.ts'
import { freeDelivery } from '../../../contract/delivery/delivery.ts'
import { draftNames, gapsIn, maxPageCharacters } from '../../../contract/page-text.ts'
import { dollars } from '../../../contract/settings/money-settings.ts'
import { noPolicies } from '../../../contract/settings/policies.ts'
import { renderPage } from '../render-page.ts'
import type { DraftShop } from './draft-shop.ts'
import { drafts } from './draft-texts.ts'

const bare: DraftShop = {
  shop: { name: 'Meena *Lawn* [new]', phone: '', email: '', address: '', taxNumber: '', lowStock: 3 },
  money: dollars,
  delivery: { ...freeDelivery, restDays: [] },
  policies: noPolicies,
  takesCards: false,
  sendsMail: false,
}

const terms = { charge: 250, freeFrom: 5_000, days: { from: 2, until: 4 }, takesCash: true }

const set: DraftShop = {
  shop: {
    name: 'Meena Lawn',
    phone: '+92 300 1234567',
    email: 'salam@meena.example',
    address: '12 Mall Road\nLahore 54000',
    taxNumber: 'NTN 1234567-8',
    lowStock: 3,
  },
  money: { currency: 'PKR', roundTo: 10, cash: null, tax: { percent: 18, number: '42' } },
  delivery: {
    ...freeDelivery,
    zones: [{ name: 'Lahore', cities: ['Lahore', 'Kasur'], ...terms }],
    elsewhere: { ...terms, charge: 400, freeFrom: null, days: null, takesCash: false },
  },
  policies: {
    ...noPolicies,
    about: 'lawn from Faisalabad',
    exchangeDays: 7,
    terms: ['Ships from Lahore.', 'Exchange only unworn.'],
  },
  takesCards: true,
  sendsMail: true,
}

const write = (name: keyof typeof drafts, shop: DraftShop) => drafts[name].write(shop)

test.each(draftNames)('the draft %s leaves gaps and can be shown, in any shop', name => {
  for (const shop of [bare, set]) {
    const text = write(name, shop)
    expect(text).not.toMatch(/undefined|null|NaN/)
    if (name !== 'delivery') expect(gapsIn(text).length).toBeGreaterThan(0)
    expect(renderPage(text).html).not.toContain('[[<')
  }
})

test('signs in the shop’s name mean nothing in a draft', () => {
  expect(renderPage(write('about', bare)).html).toContain('Meena *Lawn* [new]')
})

test('a draft promises nothing that the settings do not say', () => {
  const returns = write('returns', bare)
  expect(returns).toContain('[[Whether you exchange or take back')
  expect(returns).not.toMatch(/\d+ days?/)
  const delivery = write('delivery', bare)
  expect(delivery).toContain('[[How long delivery takes, if you promise it]]')
  expect(delivery).not.toMatch(/\d+ (to \d+ )?working days?|card/)
  expect(write('contact', bare)).toContain('[[Your phone number]]')
})

test('a draft says what the settings do', () => {
  const delivery = write('delivery', set)
  expect(delivery).toMatch(/\| Lahore \| Rs.250 \| Rs.5,000 \|/)
  expect(delivery).toMatch(/\| Every other city \| Rs.400 \| {2}\|/)
  expect(delivery).toContain('- Lahore: 2 to 4 working days after the order.')
  expect(delivery).toContain('- Every other city: no days are promised.')
  expect(delivery).toContain('in cash when the parcel arrives (Lahore)')
  const returns = write('returns', set)
  expect(returns).toContain('- Exchange only unworn.')
  const unwritten = write('returns', { ...set, policies: { ...noPolicies, exchangeDays: 7 } })
  expect(unwritten).toContain('- Exchange within 7 days of delivery.')
  expect(returns).not.toContain('Ships from Lahore')
  expect(write('contact', set)).toContain('(https://wa.me/923001234567)')
  expect(write('contact', set)).toContain('By e-mail: salam@meena.example')
  for (const name of ['contact', 'returns', 'privacy'] as const)
    expect(write(name, set)).toContain('12 Mall Road, Lahore 54000')
  expect(write('terms', set)).toContain('Prices are in PKR. They include 18 % tax.')
})

test('the longest settings make a draft that can be saved', () => {
  const name = 'n'.repeat(40)
  const cities = Array.from({ length: 300 }, (_, nth) => `${nth} `.padEnd(60, 'c'))
  const zones = Array.from({ length: 20 }, () => ({ name, cities, ...terms }))
  const text = write('delivery', { ...set, delivery: { ...set.delivery, zones } })
  expect(text.length).toBeLessThan(maxPageCharacters)
  expect(renderPage(text).html).toContain('</table>')
})

test('an owner begins a page with a draft, which is not saved until she does', async () => {
  const { client } = await makeUser(await createTestApp(), 'owner')
  const draft = await client.pages.draft({ params: { id: 'returns' } })
  expect(draft).toMatchObject({ slug: 'returns-and-exchange', purpose: 'returns' })
  expect((await client.pages.list()).pages).toEqual([])
  await expect(client.pages.create({ body: { ...draft, published: true } })).rejects.toMatchObject({
    fields: { body: expect.stringContaining('Fill in [[') },
  })
  expect((await client.pages.create({ body: draft })).published).toBe(false)
})
