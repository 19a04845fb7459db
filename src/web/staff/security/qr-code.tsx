import { encode } from 'uqr'
import { cx } from '../../ui/cx.ts'

/** Dark squares on white with the border that cameras need, whatever the page's colours. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label="QR code for the app on your phone"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('border border-line bg-white', className)}
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  )
}
