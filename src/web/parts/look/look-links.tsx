import { paths } from '../../paths.ts'
import type { PageLook } from './page-look.ts'

/** What the head of every page says of the shop's look. */
export const LookLinks = ({ look: { css, fonts, ground, icon, touchIcon } }: { look: PageLook }) => (
  <>
    <meta name="theme-color" content={ground} />
    {fonts.map(href => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    ))}
    <link rel="icon" {...icon} />
    {touchIcon && <link rel="apple-touch-icon" href={touchIcon} />}
    <link rel="manifest" href={paths.manifest()} />
    {css && <style>{css}</style>}
  </>
)
