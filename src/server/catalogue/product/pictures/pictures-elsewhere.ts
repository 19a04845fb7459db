import { isElsewhere } from '../../../../contract/pictures.ts'
import type { ProductDetails } from '../product.ts'

/** The pictures of a product and of its colours that are named on other sites. */
export const picturesElsewhere = ({
  pictures,
  colours,
}: Readonly<Pick<ProductDetails, 'pictures' | 'colours'>>): string[] => [
  ...new Set([...pictures.map(({ url }) => url), ...colours.map(({ image }) => image)].filter(isElsewhere)),
]
