import { spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import openapiTypes from 'openapi-typescript'
import { expect, onTestFinished, test } from 'vitest'
import type { Order } from '../../src/contract/orders/orders.ts'
import { createTestApp } from '../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, signUpInput } from '../../test-support/factories.ts'

const shop = await createTestApp()
const program = resolve('test/api/open-api-client/place-order.ts')

/** A folder of its own with the program, the types made from the shop's document, and the packages of this project. */
async function makeProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const document = await (await shop.request('GET', '/api/openapi.json')).json()
  // A caller may leave out what has a default.
  const types = await openapiTypes(document, { defaultNonNullable: false })
  await writeFile(join(folder, 'schema.ts'), types)
  await copyFile(program, join(folder, 'place-order.ts'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const compilerOptions = { noUnusedLocals: false, types: ['node'], rootDirs: [folder] }
  const config = { extends: resolve('tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return folder
}

test('a client made from the OpenAPI document knows the types of every call on the way to an order', async () => {
  const folder = await makeProject()
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' })
  expect([stdout, status]).toEqual(['', 0])
})

test('that client places an order', async () => {
  const product = await makeProduct(await makeUser(shop, 'admin'))
  const { placeOrder } = await import(program)
  const { shippingAddress } = orderData()
  const fetch = async (request: Request) => shop.app.fetch(request)
  const order: Order = await placeOrder({
    fetch,
    baseUrl: shop.origin,
    person: signUpInput(),
    shippingAddress,
  }).catch((refusal: unknown) => {
    // The answer to a buyer hides what went wrong.
    throw new AggregateError([refusal, ...shop.logged.map(({ cause }) => cause)], 'There is no order')
  })
  expect(order).toMatchObject({
    status: 'Pending',
    totalPrice: 2 * product.price,
    items: [{ quantity: 2, options: { color: 'Pistachio', size: 'S' } }],
  })
})
