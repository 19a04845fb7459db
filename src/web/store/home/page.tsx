export default function HomePage() {
  return (
    <div className="page-width py-16">
      <h1 className="font-display text-display-xl">Chikankari, hand-stitched in Multan</h1>
    </div>
  )
}
