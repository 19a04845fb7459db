/** The head of the home page in the owner's own words, as far as there are any. */
export const Welcome = ({ shopName, about }: { shopName: string; about: string }) => (
  <div className="page-width pt-10 lg:pt-16">
    <h1 className="wrap-anywhere font-display text-display-xl">{shopName}</h1>
    {about && <p className="mt-3 max-w-text text-body-l text-ink-2">{about}</p>}
  </div>
)
