import { fontFiles } from 'virtual:font-files'
import type { Look } from '../../../../contract/settings/look.ts'
import { letterMark } from '../../../parts/look/letter-mark.ts'
import { lookFontFaces, previewVariables } from '../../../parts/look/look-css.ts'
import { pictureSourceOf } from '../../../parts/picture/picture-source.ts'
import { buttonClass } from '../../../ui/button-class.ts'

type Props = { look: Look; shopName: string }

/** A page of the shop in small, with what is chosen. */
export function LookPreview({ look, shopName }: Props) {
  const faces = lookFontFaces(look, fontFiles)
  return (
    <div style={previewVariables(look)} className="bg-paper font-text text-ink">
      {faces && <style>{faces}</style>}
      <BrowserTab look={look} shopName={shopName} />
      <div className="flex h-14 items-center border-line border-b px-4">
        {look.logo ? (
          <img
            src={pictureSourceOf(look.logo.url).src}
            alt={shopName}
            width={look.logo.width}
            height={look.logo.height}
            className="logo"
          />
        ) : (
          <span className="wrap-anywhere font-display text-[1.75rem] leading-none">{shopName}</span>
        )}
      </div>
      <div className="space-y-4 p-4">
        <p className="font-display text-display-m">New arrivals</p>
        <p className="text-body-s text-ink-2">
          Lawn kurta with white embroidery,{' '}
          <span className="text-madder underline underline-offset-4">size guide</span>
        </p>
        <p className="flex items-center gap-3">
          <span className="card-mark bg-madder text-white">New</span>
          <span className="font-semibold text-sale">Save 20%</span>
          <span className="text-body-s text-ink-3">Only 3 left</span>
        </p>
        <p aria-hidden="true" className="flex flex-wrap gap-3">
          <span className={buttonClass({ variant: 'accent' })}>Add to cart</span>
          <span className={buttonClass()}>Checkout</span>
        </p>
      </div>
      <p className="bg-sunk p-4 text-caption text-ink-3">{shopName}</p>
      {look.share && (
        <div className="border-line border-t p-4">
          <p className="mb-2 text-caption text-ink-3">A shared link</p>
          <img
            src={pictureUrlOf(look.share.url)}
            alt=""
            width={1200}
            height={630}
            className="aspect-[1200/630] max-w-72 rounded-picture object-cover"
          />
        </div>
      )}
    </div>
  )
}

const pictureUrlOf = (url: string) => pictureSourceOf(url).src

function BrowserTab({ look, shopName }: Props) {
  const mark = `data:image/svg+xml,${encodeURIComponent(letterMark(look, shopName))}`
  return (
    <p className="flex items-center gap-2 bg-tile px-4 py-2 text-caption">
      <img
        src={look.favicon ? pictureUrlOf(look.favicon.url) : mark}
        alt=""
        width={16}
        height={16}
        className="size-4 object-contain"
      />
      <span className="truncate">{shopName}</span>
    </p>
  )
}
