import { expect, test } from 'vitest'
import { openBuiltPage } from '../../test-support/built-pages.ts'

test.each(['/', '/category/k-froks', '/search'])(
  '%s of a shop without products says that they are coming, and leads to no empty list',
  async path => {
    const { answer, text } = await openBuiltPage(`http://meena.example${path}`)
    expect(answer.status).toBe(200)
    expect(text).toContain('The first pieces are on their way.')
    expect(text).not.toMatch(/View all|See all products|every few weeks|0 products/)
  },
)
