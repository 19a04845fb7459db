import { formatMoney } from '../../../../contract/money.ts'
import type { Bars } from './barcode-bars.ts'
import { barMm, type Label as LabelData, quietZone } from './label-data.ts'

type Props = { label: LabelData; currency: string; showsPrice: boolean }

/** 50 x 25 mm for the bag of a piece. */
export const Label = ({ label: { title, choice, price, code, bars }, currency, showsPrice }: Props) => (
  <article className="label">
    <p className="truncate font-semibold">{title}</p>
    <p className="flex justify-between gap-[2mm]">
      <span className="truncate">{choice}</span>
      {showsPrice && <span className="shrink-0 font-semibold">{formatMoney(price, currency)}</span>}
    </p>
    {bars && <BarcodeOf bars={bars} />}
    <p className="truncate text-center tabular-nums">{code}</p>
  </article>
)

function BarcodeOf({ bars }: { bars: Bars }) {
  const width = bars.width + 2 * quietZone
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-quietZone} 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ width: `${width * barMm(bars)}mm` }}
    >
      <path d={bars.bars.map(bar => `M${bar.from} 0h${bar.width}v1h${-bar.width}z`).join('')} />
    </svg>
  )
}
