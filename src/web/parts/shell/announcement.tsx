export function Announcement() {
  return (
    <p className="flex min-h-9 items-center justify-center bg-sunk px-4 py-1.5 text-center text-caption">
      Cash on delivery across Pakistan · Prices in US dollars
    </p>
  )
}
