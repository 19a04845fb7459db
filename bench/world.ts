/** What the measurements ask for: found in the filled shop as a client would. */
import { readFile } from 'node:fs/promises'
import { mediaIdOf, pictureUrl } from '../src/contract/pictures.ts'
import { plentifulCount, staffToken } from './fill/fill-shoppers.ts'

type Buyable = { _id: string; slug: string; title: string; price: number; category: string }

export type World = {
  category: string
  /** Products of which there is always enough, newest first. */
  products: readonly Buyable[]
  newest: Buyable
  picture: string
  productCount: number
  /** The next few of a list that no measurement has taken yet. */
  take: <T>(name: string, list: readonly T[], count: number) => T[]
}

export async function findWorld(url: string, productCount: number): Promise<World> {
  const answer = await fetch(`${url}/api/product/new-arrivals?limit=100`)
  const products: Buyable[] = await answer.json()
  const newest = products[0]
  if (!newest) throw new Error('The filled shop has no new arrivals')
  const taken = new Map<string, number>()
  return {
    category: 'w-printed-kurta',
    products: products.slice(1, plentifulCount),
    newest,
    picture: await uploadPicture(url),
    productCount,
    take: (name, list, count) => {
      const from = taken.get(name) ?? 0
      taken.set(name, from + count)
      return Array.from(
        { length: count },
        (_, more) => list[(from + more) % list.length] as (typeof list)[number],
      )
    },
  }
}

async function uploadPicture(url: string): Promise<string> {
  const form = new FormData()
  const file = new URL('../demo/pictures/aabshar-angrakha-set-sea-green-front.avif', import.meta.url)
  form.set('file', new File([await readFile(file)], 'picture.avif', { type: 'image/avif' }))
  const answer = await fetch(`${url}/api/product/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staffToken}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The picture was refused: ${answer.status} ${await answer.text()}`)
  const { fileUrl }: { fileUrl: string } = await answer.json()
  return pictureUrl(mediaIdOf(fileUrl) ?? '', 480, 'avif')
}
