import { type CSSProperties, useCallback, useState } from 'react'
import type { PictureWidth } from '../../../contract/pictures.ts'
import { cx } from '../../ui/cx.ts'
import avif480 from './default-480.avif?no-inline'
import webp480 from './default-480.webp?no-inline'
import avif960 from './default-960.avif?no-inline'
import webp960 from './default-960.webp?no-inline'
import { type PictureSource, pictureSourceOf } from './picture-source.ts'

type Props = {
  /** A picture's address, or one of the pages' own pictures; without either the default picture is shown. */
  src: string | PictureSource | null | undefined
  /** A tiny blurred placeholder as a data URL, shown until the picture has loaded. */
  placeholder?: string | undefined
  /** Empty when the text beside it says the same. */
  alt: string
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string
  width?: number
  height?: number
  /** Rendition widths to choose from; 1200 only where a picture can be enlarged. */
  widths?: readonly PictureWidth[]
  /** `high`: the page's largest picture, fetched first, and decoded beside the page's first frame. `eager`: visible at once. */
  loading?: 'lazy' | 'eager' | 'high'
  /** Shapes and positions the frame, which the picture fills. */
  className?: string
  onLoad?: () => void
}

/** The only `<img>` of the shop: right size and format, space reserved from the start, never a broken icon. */
export function Picture({ src, placeholder, alt, sizes, widths, className, onLoad, ...rest }: Props) {
  const { width = 960, height = 1200, loading = 'lazy' } = rest
  const [broken, setBroken] = useState<Props['src']>(null)
  const source = !src || broken === src ? defaultPicture : sourceOf(src, widths)
  const fail = useCallback(
    (image: HTMLImageElement) => {
      hide(image)
      setBroken(src)
    },
    [src],
  )
  // An error before hydration fires no handler, so a finished picture without pixels counts as failed.
  const inspect = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return
      if (image.naturalWidth === 0) fail(image)
      else uncover(image)
    },
    [fail],
  )
  return (
    <picture className={cx('picture', className)}>
      <Sources source={source} sizes={sizes} />
      <img
        ref={inspect}
        src={source.src}
        // The second best format: a source of its own would say its sizes again.
        srcSet={source.webp}
        sizes={source.webp && sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding={loading === 'high' ? 'async' : undefined}
        fetchPriority={loading === 'high' ? 'high' : undefined}
        onError={event => fail(event.currentTarget)}
        onLoad={event => {
          uncover(event.currentTarget)
          onLoad?.()
        }}
        style={source === defaultPicture ? undefined : blurOf(source, placeholder)}
      />
    </picture>
  )
}

/** The placeholder of the crop that is shown: each stands for nothing but its own picture. */
function blurOf({ placeholder: own, narrow }: PictureSource, placeholder = own) {
  if (!placeholder) return
  const narrowOne = narrow?.placeholder
  return {
    '--blur': `url(${placeholder})`,
    ...(narrowOne && { '--narrow-blur': `url(${narrowOne})` }),
    // The types of React do not know variables of the styles.
  } as CSSProperties
}

/**
 * Hides the placeholder, which would show through transparent parts, once the picture can be drawn. Done outside React's
 * state, which would render every picture twice.
 */
function uncover(image: HTMLImageElement) {
  image.style.opacity = ''
  image.decode().then(
    () => {
      image.style.backgroundImage = 'none'
    },
    () => {},
  )
}

/** Offline the default picture fails too: then the frame stays empty, without the browser's broken icon. */
function hide(image: HTMLImageElement) {
  image.style.opacity = '0'
}

function Sources({ source, sizes }: { source: PictureSource; sizes: string }) {
  const { avif, narrow } = source
  return (
    <>
      {narrow && <source media={phone} type="image/avif" srcSet={narrow.avif} sizes={sizes} />}
      {narrow && <source media={phone} type="image/webp" srcSet={narrow.webp} sizes={sizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
    </>
  )
}

const phone = '(max-width: 47.99rem)'

const sourceOf = (src: string | PictureSource, widths?: readonly PictureWidth[]) =>
  typeof src === 'string' ? pictureSourceOf(src, widths) : src

/** Plain folded cloth, for products without a picture and for pictures that fail to load. */
const defaultPicture: PictureSource = {
  src: webp960,
  avif: `${avif480} 480w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp960} 960w`,
}
