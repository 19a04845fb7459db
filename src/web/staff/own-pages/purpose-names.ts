import type { PagePurpose } from '../../../contract/page-text.ts'

export const purposeNames: Record<PagePurpose, string> = {
  '': 'Something else',
  about: 'About the shop',
  contact: 'Contact',
  delivery: 'Delivery',
  returns: 'Returns and exchange',
  privacy: 'Privacy',
  terms: 'Terms',
}
