import { useRouteLoaderData } from 'react-router'
import type { PageLook } from './page-look.ts'

/** The shop's logo with its size in pixels, if it has one. */
export const useLogo = () => useRouteLoaderData<{ look: PageLook }>('root')?.look.logo
