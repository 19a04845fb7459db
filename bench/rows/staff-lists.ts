import { days } from '../../src/contract/durations.ts'

/** Every list the staff's screens load, as their addresses; with the words and pages that cost most. */
const product = [
  '',
  'q=kurta',
  'q=chikenkari',
  'q=product-777',
  'q=a',
  'q=xyzzy',
  'q=a&stock=low',
  'category=k-froks',
  'category=k-froks&stock=out&sort=stock-desc',
  'stock=in',
  'stock=in&page=900',
  'stock=low',
  'stock=out',
  'status=draft',
  'status=published&page=900',
  'sort=title',
  'sort=title&page=900',
  'sort=price-asc',
  'sort=stock-asc',
  'sort=stock-desc&page=900',
  'sort=oldest&page=500',
  'page=0&limit=20',
  'limit=100&page=50',
]

const order = [
  '',
  'page=9000',
  'limit=100&page=500',
  'status=Pending',
  'status=Delivered&page=5000',
  'search=ayesha',
  'search=ayesha khan',
  'search=ayesha&status=Delivered&page=400',
  'search=buyer777%40',
  'search=0300 0079',
  'search=1042',
  'search=%231042',
  'search=example.com',
  'search=example.com&page=5000',
  'search=order',
  'search=o',
  'search=order-777',
  'search=nobody here',
  'search=kh',
  'search=a&status=Shipped',
]

const find = [
  '1042',
  'ayesha',
  'kurta',
  'buyer777',
  'chikenkari',
  '0300 0079',
  'sana malik',
  'xyzzy',
  'a',
  'example.com',
]

const changes = [
  '',
  'page=900',
  'thing=product&page=500',
  'thing=deal',
  'by=user-3',
  'by=user-3&page=190',
  'subjectId=subject-7',
]

const fifty = Array.from({ length: 50 }, (_, nth) => `order-${1_000 + nth * 37}`)

/** The orders of some days until today, as the staff choose them. */
function ordersOfDays(now: Date): string[] {
  const dayBefore = (count: number) => new Date(now.getTime() - days(count)).toISOString().slice(0, 10)
  const [today, month, year] = [dayBefore(0), dayBefore(20), dayBefore(300)]
  return [`from=${month}&to=${today}`, `from=${year}&to=${today}&page=4000`, `status=Cancelled&from=${year}`]
}

export const dashboardOfYear = '/api/staff/dashboard?days=365&offset=300'

export const staffLists = (now: Date): string[] => [
  ...product.map(query => `/api/product/get-products?${query}`),
  ...[...order, ...ordersOfDays(now)].map(query => `/api/order/all?${query.replaceAll(' ', '%20')}`),
  '/api/order/to-confirm',
  '/api/order/to-confirm?page=14',
  '/api/order/staff/order-777',
  `/api/order/some?ids=${fifty}`,
  '/api/order/hot-selling?page=5&limit=50',
  '/api/deals/get-deals',
  '/api/deals/deal-3',
  '/api/deals/past-25',
  ...[7, 30, 90].map(count => `/api/staff/dashboard?days=${count}&offset=300`),
  dashboardOfYear,
  ...find.map(q => `/api/staff/find?q=${encodeURIComponent(q)}`),
  ...changes.map(query => `/api/staff/changes?${query}`),
  '/api/staff/members',
]
