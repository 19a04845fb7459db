import { useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../picture/picture.tsx'
import type { CardProduct } from './card-product.ts'

const sizes = '(min-width: 1280px) 25vw, (min-width: 768px) 33vw, 50vw'

type Props = {
  product: CardProduct
  colour: CardProduct['colors'][number] | undefined
  eager: boolean
  /** Whether the pointer or the focus has been on the card; only then is the second picture fetched. */
  near: boolean
}

export function CardPicture({ product, colour, eager, near }: Props) {
  const first = product.pictures[0]
  const second = colour && colour.name !== product.colour ? undefined : product.pictures[1]
  const src = colour?.image || first?.url
  const alt = product.pictures.find(picture => picture.url === src)?.alt || altOf(product, colour)
  return (
    <div className={cx('relative aspect-4/5', product.inventory === 0 && 'opacity-70')}>
      <Picture
        src={src}
        placeholder={product.pictures.find(picture => picture.url === src)?.placeholder}
        alt={alt}
        sizes={sizes}
        loading={eager ? 'high' : 'lazy'}
        className="absolute inset-0"
      />
      {near && second && <SecondPicture url={second.url} />}
    </div>
  )
}

function SecondPicture({ url }: { url: string }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <Picture
      src={url}
      alt=""
      sizes={sizes}
      loading="eager"
      onLoad={() => setLoaded(true)}
      className={cx('absolute inset-0 opacity-0 transition-opacity duration-200', loaded && 'second-picture')}
    />
  )
}

const altOf = ({ title }: CardProduct, colour: Props['colour']) =>
  colour ? `${title}, ${colour.name}` : title
