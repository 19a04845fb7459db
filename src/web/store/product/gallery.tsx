import { useRef } from 'react'
import { Picture } from '../../parts/picture/picture.tsx'
import { cx } from '../../ui/cx.ts'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { GalleryPicture } from './gallery-pictures.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import type { useGallery } from './use-gallery.ts'

type Props = { title: string; pictures: readonly GalleryPicture[]; gallery: ReturnType<typeof useGallery> }

const loadLightbox = () => import('./lightbox.tsx').then(module => module.Lightbox)

/** The pictures of a product: one large, all as thumbnails, any of them enlarged. */
export function Gallery({ title, pictures, gallery }: Props) {
  const { Part: Lightbox, open, show: enlarge, hide, approach } = useLazyDialog(loadLightbox)
  const stage = useRef<HTMLDivElement>(null)
  const { index, show, trackProps } = gallery

  const close = (shown: number) => {
    hide()
    show(shown)
    // After the dialog has closed, the last viewed picture gets the focus.
    requestAnimationFrame(() =>
      stage.current?.querySelector<HTMLElement>('li:not([inert]) button')?.focus({ preventScroll: true }),
    )
  }

  return (
    <div className="lg:flex lg:flex-row-reverse lg:items-start lg:gap-4">
      <div ref={stage} className="relative -mx-4 min-w-0 md:mx-0 lg:grow">
        <ul
          {...trackProps}
          aria-label="Pictures"
          className="relative flex snap-x snap-mandatory scroll-px-4 gap-2 overflow-x-auto scroll-smooth px-4 [scrollbar-width:none] md:scroll-px-0 md:px-0 lg:grid lg:gap-0 lg:overflow-hidden"
        >
          {pictures.map((picture, place) => (
            <Slide
              key={picture.url}
              picture={picture}
              current={place === index}
              onEnlarge={enlarge}
              approach={approach}
            />
          ))}
        </ul>
        <p
          aria-hidden="true"
          hidden={pictures.length < 2}
          className="pointer-events-none absolute bottom-3 left-7 rounded-control bg-paper px-2 py-0.5 text-caption tabular-nums lg:hidden"
        >
          {index + 1} / {pictures.length}
        </p>
      </div>
      <GalleryThumbs pictures={pictures} index={index} onSelect={show} />
      {Lightbox && <Lightbox title={title} pictures={pictures} open={open} first={index} onClose={close} />}
    </div>
  )
}

/**
 * Never wider than lets the whole garment be seen beside the text; see `ProductView`. On phones as wide as a card's, so that
 * the picture that was pressed is the page's first frame.
 */
const sizes = '(min-width: 1024px) min(48vw, calc(80vh - 109px)), 50vw'

type SlideProps = {
  picture: GalleryPicture
  current: boolean
  onEnlarge: () => void
  approach: ReturnType<typeof useLazyDialog>['approach']
}

function Slide({ picture, current, onEnlarge, approach }: SlideProps) {
  return (
    <li
      inert={!current}
      className={cx(
        // So high that title and price are on the first screen of a phone, the next picture shows at the edge, and a
        // tablet or a phone on its side shows the whole garment.
        'w-[min(100%,max(35svh,11rem))] shrink-0 snap-start only:mx-auto md:w-[min(100%,max(80svh-7.5rem-0.8*var(--bands,0px),8rem))] lg:col-start-1 lg:w-full lg:row-start-1 lg:duration-200',
        // The next picture is visible at once, so that it can take the focus.
        current
          ? '[scroll-initial-target:nearest] lg:transition-opacity'
          : 'lg:invisible lg:opacity-0 lg:transition-[opacity,visibility]',
      )}
    >
      <button
        type="button"
        {...approach}
        onClick={onEnlarge}
        className="-outline-offset-2! block w-full cursor-zoom-in"
        aria-haspopup="dialog"
      >
        <span className="sr-only">Enlarge picture: </span>
        <Picture
          src={picture.url}
          placeholder={picture.placeholder}
          alt={picture.alt}
          sizes={sizes}
          widths={[480, 960, 1200]}
          loading={current ? 'high' : 'lazy'}
          className="aspect-4/5"
        />
      </button>
    </li>
  )
}
