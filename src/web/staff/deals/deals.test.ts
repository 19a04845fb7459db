import { expect, test } from 'vitest'
import { toZoned } from '../controls/zoned-time.ts'
import { applyMockAction } from './apply-mock-action.ts'
import { successMessage } from './deal-action.ts'
import { dealForm, initialValues, toInput } from './deal-form.ts'
import { type DealView, dealName, dealState, timingLabel } from './deal-view.ts'
import { findSelectableProducts } from './find-selectable-products.ts'
import { noSavingMessage } from './no-saving.tsx'
import { findOverlaps, greaterDeal, overlapMessage } from './overlaps.ts'
import { sampleDeals, sampleProducts } from './sample-deals.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const [a, b, c] = sampleProducts.map(product => ({ ...product }))
const products = [a, b].flatMap(product => product ?? [])

const deal: DealView = {
  name: '',
  _id: '01936b2e-7c1a-7e5e-9b8a-3f0d2ca1b2c3',
  startDate: '2026-11-20T10:00:00.000Z',
  endDate: '2026-11-24T10:00:00.000Z',
  isActive: true,
  percentOff: 20,
  products,
  results: { units: 0, revenue: 0 },
  overlaps: [],
}

test('a deal goes by its name, or by the last six characters of its id', () => {
  expect(dealName(deal)).toBe('Deal #a1b2c3')
  expect(dealName({ ...deal, name: 'Eid sale' })).toBe('Eid sale')
})

test('the state of a deal follows from its switch and the time, start and end included', () => {
  expect(dealState(deal, at('20T09:59'))).toBe('Upcoming')
  expect(dealState(deal, at('20T10:00'))).toBe('Active')
  expect(dealState(deal, at('24T10:00'))).toBe('Active')
  expect(dealState(deal, at('24T10:01'))).toBe('Expired')
  expect(dealState({ ...deal, isActive: false }, at('24T10:01'))).toBe('Inactive')
})

test('a deal says how long until it starts or ends', () => {
  expect(timingLabel(deal, at('20T07:00'))).toBe('starts in 3 hours')
  expect(timingLabel(deal, at('21T09:00'))).toBe('ends in 3 days')
  expect(timingLabel(deal, at('26T10:00'))).toBe('ended 2 days ago')
  expect(timingLabel({ ...deal, isActive: false }, at('21T09:00'))).toBe('')
})

test('a deal that saves nothing says so before shoppers see it', () => {
  const [usual, reduced] = [
    { ...products[0], basePrice: 48, displayPrice: 48 },
    { ...products[1], basePrice: 48, displayPrice: 60 },
  ] as DealView['products']
  const say = (changes: Partial<DealView>) => noSavingMessage({ ...deal, ...changes })
  const advice = 'so shoppers see no countdown. Give a percentage, or a price to strike through.'
  const some = [usual, reduced].flatMap(product => product ?? [])
  expect(say({ percentOff: 20, products: some })).toBe('')
  expect(say({ percentOff: null, products: some })).toBe(`1 of 2 products save nothing, ${advice}`)
  expect(say({ percentOff: null, products: some.slice(0, 1) })).toBe(
    `This deal saves nobody anything, ${advice}`,
  )
  expect(say({ percentOff: null, products: some.slice(1) })).toBe('')
  expect(say({ percentOff: null, products: [] })).toBe('')
})

const zone = 'Asia/Karachi'

test('a new deal begins at the next full hour and ends a week later', () => {
  const values = initialValues(null, zone, new Date('2026-11-20T10:20:30Z'))
  expect(toInput(values, null, zone)).toMatchObject({
    startDate: '2026-11-20T11:00:00.000Z',
    endDate: '2026-11-27T11:00:00.000Z',
  })
})

test('a date that was not edited keeps its seconds', () => {
  const precise = { ...deal, startDate: '2026-11-20T10:00:30.000Z', endDate: '2026-11-24T23:59:59.000Z' }
  const values = { ...initialValues(precise, zone), percentOff: '30' }
  expect(toInput(values, precise, zone)).toMatchObject({
    startDate: precise.startDate,
    endDate: precise.endDate,
    percentOff: 30,
  })
  const moved = { ...values, endDate: toZoned('2026-11-25T10:00:00Z', zone) }
  expect(toInput(moved, precise, zone)).toMatchObject({
    startDate: precise.startDate,
    endDate: '2026-11-25T10:00:00.000Z',
  })
  const short = { ...deal, startDate: '2026-11-20T10:00:00.000Z', endDate: '2026-11-20T10:00:30.000Z' }
  expect(dealForm(short, zone).safeParse(initialValues(short, zone)).success).toBe(true)
})

test('the picker leaves out products of the deal, however many of the newest they are', async () => {
  const all = Array.from({ length: 130 }, (_, nth) => ({ _id: `p${nth}` }))
  const read = async (page: number, limit: number) => ({
    products: all.slice((page - 1) * limit, page * limit),
    total: all.length,
  })
  const found = await findSelectableProducts(read, new Set(all.slice(0, 120).map(({ _id }) => _id)), 20)
  expect([found.products.map(({ _id }) => _id), found.remaining]).toEqual([
    all.slice(120).map(({ _id }) => _id),
    0,
  ])
  expect((await findSelectableProducts(read, new Set(), 20)).remaining).toBe(110)
  expect((await findSelectableProducts(read, new Set(all.map(({ _id }) => _id)), 20)).products).toEqual([])
})

test('the form shows the specification’s messages and takes a whole percentage or none', () => {
  const messagesFor = (values: object) =>
    dealForm(null, zone)
      .safeParse({
        name: '',
        startDate: '2026-11-20T10:00',
        endDate: '2026-11-21T10:00',
        isActive: true,
        percentOff: '',
        ...values,
      })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(messagesFor({})).toBeUndefined()
  expect(messagesFor({ percentOff: '90' })).toBeUndefined()
  expect(messagesFor({ startDate: '', endDate: '' })).toEqual([
    'startDate: Start date is required',
    'endDate: End date is required',
  ])
  expect(messagesFor({ endDate: '2026-11-20T10:00' })).toEqual(['endDate: End date must be after start date'])
  for (const percentOff of ['0', '91', '1.5', 'half'])
    expect(messagesFor({ percentOff }), percentOff).toHaveLength(1)
})

test('times are typed by the clocks of the shop', () => {
  expect(initialValues(deal, zone).startDate).toBe(toZoned(deal.startDate, zone))
  const values = { ...initialValues(deal, zone), startDate: '2026-11-24T18:05' }
  expect(toInput(values, deal, zone).startDate).toBe('2026-11-24T13:05:00.000Z')
  expect(toInput(values, deal, 'America/New_York').startDate).toBe('2026-11-24T23:05:00.000Z')
})

test('two deals overlap only when both are on, at the same time and with a product in common', () => {
  const planned = {
    ...deal,
    _id: null,
    startDate: '2026-11-24T09:00:00.000Z',
    endDate: '2026-11-30T09:00:00.000Z',
  }
  expect(findOverlaps(planned, [deal]).map(overlapMessage)).toEqual([
    'Deal #a1b2c3 has Sample Lawn Kurta and 1 more at the same time.',
  ])
  expect(findOverlaps({ ...planned, startDate: deal.endDate }, [deal])).toEqual([])
  expect(findOverlaps({ ...planned, products: c ? [c] : [] }, [deal])).toEqual([])
  expect(findOverlaps({ ...planned, isActive: false }, [deal])).toEqual([])
  expect(findOverlaps({ ...planned, _id: deal._id }, [deal])).toEqual([])
})

test('of the deals at the same time the one that takes more off a product counts', () => {
  const [product] = products
  if (!product) throw new Error('no product')
  const planned = { ...deal, _id: null, percentOff: 15 }
  const greatest = { ...deal, _id: 'd2', name: 'Eid sale', percentOff: 30 }
  const counts = (changes: object, among = [deal, greatest]) =>
    greaterDeal({ ...planned, ...changes }, among, product._id)
  expect(counts({})).toEqual({ name: 'Eid sale', percentOff: 30 })
  expect(counts({ percentOff: null }, [deal])).toEqual({ name: 'Deal #a1b2c3', percentOff: 20 })
  expect(counts({ percentOff: 30 })).toBeNull()
  expect(counts({ _id: 'd2' })).toEqual({ name: 'Deal #a1b2c3', percentOff: 20 })
  expect(counts({}, [{ ...greatest, products: [] }])).toBeNull()
  expect(counts({ startDate: deal.endDate, endDate: '2026-11-30T09:00:00.000Z' })).toBeNull()
})

test('in mock mode actions change the shown deals, mark them and say so', () => {
  const [sample] = sampleDeals(at('21T10:00'))
  const deals = sample ? [deal, sample] : [deal]
  const changed = applyMockAction(deals, { kind: 'remove', id: deal._id, products: products.slice(0, 1) })
  expect(changed[0]).toMatchObject({ localOnly: 'unsaved', products: products.slice(1) })
  expect(changed[1]?.localOnly).toBe('sample')
  expect(applyMockAction(deals, { kind: 'delete', id: deal._id })).toHaveLength(1)
  const { startDate, endDate } = deal
  const input = { name: '', startDate, endDate, isActive: false, percentOff: null }
  expect(applyMockAction(deals, { kind: 'create', input, products })[0]).toMatchObject({
    ...input,
    localOnly: 'unsaved',
  })
  expect(successMessage({ kind: 'delete', id: 'x' }, true)).toBe('Deal deleted successfully! (Mock mode)')
  expect(successMessage({ kind: 'add', id: 'x', products }, false)).toBe(
    'Products added to deal successfully!',
  )
})
