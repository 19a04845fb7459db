export function Announcement() {
  return (
    <aside aria-label="Payment and prices" className="bg-sunk">
      <p className="flex min-h-9 items-center justify-center px-4 py-1.5 text-center text-caption">
        Cash on delivery across Pakistan · Prices in US dollars
      </p>
    </aside>
  )
}
