import { Picture } from '../../parts/picture/picture.tsx'
import { smallWidths } from '../../parts/picture/picture-source.ts'

/** A product's first picture, 32 by 40 px, beside its title. */
export const ProductThumbnail = ({ src }: { src: string | undefined }) => (
  <Picture
    src={src}
    alt=""
    sizes="32px"
    widths={smallWidths}
    width={32}
    height={40}
    className="h-10 w-8 shrink-0"
  />
)
