/** Where shops are followed, as screens call them. */
export const networkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  x: 'X',
} as const
export type Network = keyof typeof networkNames
