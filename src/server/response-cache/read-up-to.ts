/** The whole body of an answer; null, with the rest left unread, when it is longer than `maxBytes`. */
export async function readUpTo({ body }: Response, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
