import { useRouteLoaderData } from 'react-router'
import type { PageLook } from '../look/page-look.ts'
import { Picture } from '../picture/picture.tsx'
import { usePublicShop } from '../use-public-shop.ts'
import { PictureRotator } from './picture-rotator.tsx'

/** The address of the shop's own picture; `demo` for those of the demo; null for none. */
export function useAccountPicture(): string | null {
  const own = useRouteLoaderData<{ look: PageLook }>('root')?.look.signIn
  const isDemo = usePublicShop()?.isDemo
  return own ?? (isDemo ? 'demo' : null)
}

/** What stands beside the form; phones show a strip of it, or nothing and do not fetch it. */
export function AccountPicture({ picture, onPhones }: { picture: string; onPhones: boolean }) {
  const className = onPhones
    ? 'h-[30vh] lg:sticky lg:top-0 lg:h-dvh lg:min-h-0'
    : 'hidden lg:sticky lg:top-0 lg:grid lg:h-dvh'
  if (picture === 'demo') return <PictureRotator lazy={!onPhones} className={className} />
  return (
    <Picture
      src={picture}
      alt=""
      sizes="(min-width: 64rem) 55vw, 100vw"
      loading={onPhones ? 'high' : 'lazy'}
      className={`rounded-none max-lg:[&_img]:object-[50%_15%] ${className}`}
    />
  )
}
