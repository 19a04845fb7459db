import type { Locator } from '@playwright/test'

/** Words that go on in a second line. Of text that may break anywhere, such as ids, nothing is said. */
export const brokenWords = (part: Locator): Promise<string[]> =>
  part.evaluate(root => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (!parentElement?.checkVisibility() || parentElement.closest('.sr-only, .break-all')) continue
      for (const { index, 0: word } of data.matchAll(/[a-z]+/gi)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(word)
      }
    }
    return broken
  })
