/**
 * Enough of a caller's network for them to recognise it, and too little to find them: the first three numbers of IPv4,
 * the first three groups of IPv6. Empty for what is no network.
 */
export function coarseNetwork(address: string): string {
  const [, ipv4] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? []
  if (ipv4) return `${ipv4}.x`
  const groups = address.includes(':') ? address.split('::')[0]?.split(':').slice(0, 3) : undefined
  return groups?.[0] ? `${groups.join(':')}::` : ''
}
