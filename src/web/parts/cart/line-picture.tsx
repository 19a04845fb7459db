import type { CartItem } from '../../../contract/cart.ts'
import { Picture } from '../picture/picture.tsx'
import { smallWidths } from '../picture/picture-source.ts'

/** The product in its chosen colour. The title stands beside it, so the alt text is empty. */
export function LinePicture({
  item,
  sizes,
  className,
}: {
  item: CartItem
  sizes: string
  className?: string
}) {
  const { colors, product_images } = item.productId
  const ofColour = colors.find(color => color.name === item.options.color)?.image
  return (
    <Picture
      src={ofColour || product_images[0]}
      alt=""
      sizes={sizes}
      widths={smallWidths}
      className={className}
    />
  )
}
