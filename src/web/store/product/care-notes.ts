const care = /\b(wash|washes|dry clean|bleach|iron)\b/i

/** The sentences of a description that say how to care for the cloth. */
export function careNotes(description: string): string[] {
  const sentences = description.match(/[^.!?]+[.!?]+/g) ?? []
  return sentences.map(sentence => sentence.trim()).filter(sentence => care.test(sentence))
}
