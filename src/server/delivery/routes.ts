import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { deliveryTerms } from './delivery-terms.ts'

export const deliveryRoutes = ({ settings, clock }: Deps): Route[] => [
  on(api.delivery.terms, async () => deliveryTerms(settings.current(), clock())),
]
