import createClient from 'openapi-fetch'
// Made from the OpenAPI document by the test beside this folder, which also checks this file's types.
import type { components, paths } from './schema.ts'

type Schemas = components['schemas']

export type Shopping = {
  fetch: (request: Request) => Promise<Response>
  baseUrl: string
  person: Schemas['SignUp']
  shippingAddress: Schemas['ShippingAddress']
}

/** From signing up to an order, written as somebody would who knows the shop by its OpenAPI document alone. */
export async function placeOrder({
  fetch,
  baseUrl,
  person,
  shippingAddress,
}: Shopping): Promise<Schemas['Order']> {
  const client = createClient<paths>({ baseUrl, fetch })
  const { email, password } = person
  answered(await client.POST('/api/user/signup', { body: person }))
  const { token } = answered(await client.POST('/api/user/login', { body: { email, password } }))
  const headers = { authorization: `Bearer ${token}` }
  const [product] = answered(
    await client.GET('/api/product/new-arrivals', { params: { query: { limit: 1 } } }),
  )
  if (!product) throw new Error('The shop has no products')
  const { _id: productId, title, price } = product
  const cart = answered(
    await client.POST('/api/cart/add', { headers, body: { productId, title, price, quantity: 2 } }),
  )
  const body = { shippingAddress, expectedTotal: cart.totalPrice }
  return answered(await client.POST('/api/order/create', { headers, body }))
}

/** A good answer's data; a refusal becomes an error with the shop's own message. */
function answered<T>({ data, error }: { data?: T; error?: Schemas['Error'] }): T {
  if (data === undefined) throw new Error(error?.error.message)
  return data
}
