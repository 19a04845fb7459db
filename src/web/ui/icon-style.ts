/** Every icon of the shop: 20 px, thin, and silent, because the words stand beside it or in `aria-label`. */
export const iconStyle = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

export const smallIconStyle = { ...iconStyle, size: 16 } as const
