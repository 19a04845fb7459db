import { Navigate, useLocation, useParams } from 'react-router'
import { paths } from '../../paths.ts'

/** Leads from where customers stood before, whatever was asked there. */
export default function FormerAddressPage() {
  const { id } = useParams()
  const { search } = useLocation()
  return <Navigate to={`${id ? paths.buyer(id) : paths.buyers()}${search}`} replace />
}
