import type { StaffProduct } from '../../../../contract/catalogue/staff-catalogue.ts'
import type { ColorRow, PictureRow } from './product-values.ts'

type Missing = NonNullable<StaffProduct['missingPictures']>

type Props = { missing: Missing; pictures: readonly PictureRow[]; colors: readonly ColorRow[] }

/** Says which pictures of other sites nobody sees yet, and why. */
export function MissingPictures({ missing, pictures, colors }: Props) {
  const nameOf = (url: string) => {
    const at = pictures.findIndex(picture => picture.url === url)
    if (at >= 0) return `Picture ${at + 1}`
    const color = colors.find(({ image }) => image === url)
    return color && `The picture of ${color.name}`
  }
  const notes = missing.flatMap(({ url, problem }) => {
    const name = nameOf(url)
    return name ? [{ url, text: `${name}, from ${new URL(url).host}, ${stateOf(problem)}` }] : []
  })
  if (notes.length === 0) return null
  return (
    <ul className="mt-2 space-y-1 text-warning">
      {notes.map(({ url, text }) => (
        <li key={url}>{text}</li>
      ))}
    </ul>
  )
}

const stateOf = (problem: string) =>
  problem
    ? `could not be copied (${problem}). Upload it here instead.`
    : 'is being copied into the shop. Shoppers see it in a few minutes.'
