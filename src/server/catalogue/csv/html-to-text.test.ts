import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['<p>Soft&nbsp;lawn.</p><p>Wash cold.</p>', 'Soft lawn.\n\nWash cold.'],
  ['<ul>\n <li>Kurta</li>\n <li>Dupatta</li></ul>', '• Kurta\n\n• Dupatta'],
  ['<style>p{color:red}</style><b>Tom &amp; &#39;Jerry&#x27;</b><br>x', "Tom & 'Jerry'\nx"],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '< script>alert(1)< /script>'],
  ['Plain\n\ntext, 1 < 2', 'Plain\n\ntext, 1 < 2'],
])('HTML becomes plain text: %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})
