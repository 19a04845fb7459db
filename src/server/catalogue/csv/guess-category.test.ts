import { expect, test } from 'vitest'
import { guessCategory } from './guess-category.ts'
import { htmlToText } from './html-to-text.ts'

test.each([
  [['w-semi-formal'], 'w-semi-formal'],
  [["Women's Printed Kurta"], 'w-printed-kurta'],
  [['Kurta', "Apparel > Women's", 'print, summer'], 'w-printed-kurta'],
  [['Chikan Kari Kurti'], 'w-chickankari'],
  [['Girls Froks'], 'k-froks'],
  [['Hand Embroidered', 'Ladies wear'], 'w-hand-work'],
  [['Boys semi formal'], 'k-semi-formal'],
  [['Mother & Daughter', 'Girls'], 'k-mommy-and-me'],
  [['Kurta'], undefined],
  [['Printed'], undefined],
  [['Kids chikankari'], undefined],
  [['Women', 'printed, hand work'], undefined],
  [[''], undefined],
])('%j means %s', (texts, code) => {
  expect(guessCategory(texts)).toBe(code)
})

test.each([
  ['<p>Soft&nbsp;lawn.</p><p>Wash cold.</p>', 'Soft lawn.\n\nWash cold.'],
  ['<ul>\n <li>Kurta</li>\n <li>Dupatta</li></ul>', '• Kurta\n\n• Dupatta'],
  ['<style>p{color:red}</style><b>Tom &amp; &#39;Jerry&#x27;</b><br>x', "Tom & 'Jerry'\nx"],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '< script>alert(1)< /script>'],
  ['Plain\n\ntext, 1 < 2', 'Plain\n\ntext, 1 < 2'],
])('%j reads %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})
