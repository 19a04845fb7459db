import { createContext, type ReactNode, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { usePublicShop } from '../../use-public-shop.ts'
import type { Added } from './added.ts'

const loadDrawer = () => import('./added-drawer.tsx').then(module => module.AddedDrawer)

const Context = createContext<(added: Added) => Promise<void>>(async () => {})

/** Leads on once something is in the cart: to the cart page, or to a drawer over the page, as the owner has set. */
export const useAfterAdding = () => useContext(Context)

export function AfterAdding({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const opensDrawer = usePublicShop()?.checkout.afterAdding === 'drawer'
  const [Drawer, setDrawer] = useState<Awaited<ReturnType<typeof loadDrawer>> | null>(null)
  const [added, setAdded] = useState<Added | null>(null)
  const [open, setOpen] = useState(false)
  const lead = async (next: Added) => {
    // Where the drawer cannot be loaded, the cart page says the same.
    const part = opensDrawer ? await loadDrawer().catch(() => null) : null
    if (!part) return void (await navigate(paths.cart(), { state: { added: next.words } }))
    setDrawer(() => part)
    setAdded(next)
    setOpen(true)
  }
  return (
    <Context value={lead}>
      {children}
      {Drawer && added && <Drawer added={added} open={open} onClose={() => setOpen(false)} />}
    </Context>
  )
}
