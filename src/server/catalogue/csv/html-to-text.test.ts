import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['<p>Soft&nbsp;lawn.</p><p>Wash cold.</p>', 'Soft lawn.\n\nWash cold.'],
  ['<ul>\n <li>Kurta</li>\n <li>Dupatta</li></ul>', '• Kurta\n\n• Dupatta'],
  ['<style>p{color:red}</style><b>Tom &amp; &#39;Jerry&#x27;</b><br>x', "Tom & 'Jerry'\nx"],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '< script>alert(1)< /script>'],
  ['Plain\n\ntext,  1 < 2', 'Plain\n\ntext,  1 < 2'],
  [' Plain ', 'Plain'],
  ['This & that;\nthese', 'This & that;\nthese'],
  ['Tom &amp;  Jerry', 'Tom & Jerry'],
  ['<SCRIPT src="x">a < b\n</SCRIPT >One<script>b</script>', 'One'],
  ['One<style>a</style> two<style>b</style>', 'One two'],
  ['One<!-- a\n<b> --> two<!-- c -->', 'One two'],
  ['<b>One</b> \n\n  two', 'One two'],
  ['<UL><LI class="x">One</LI ></UL>', '• One'],
  ['<link rel="x">One<broken>two', 'Onetwo'],
  ['One<br/>two<BR class="x">three', 'One\ntwo\nthree'],
  ['<div>One</div >two<h2>three</h2>four', 'One\ntwothree\nfour'],
  ['<p>One </p > two', 'One\n\ntwo'],
  ['<p>One</p><br>two', 'One\n\ntwo'],
  ['<p>One</p><p></p><p>two</p>', 'One\n\ntwo'],
  ['<!DOCTYPE html><?xml version="1"?><B>One</B>', 'One'],
  ['One&nbsp;&nbsp;two', 'One two'],
  ['&LT;B&GT; &quot;&apos;&lt; 3', '< B> "\'< 3'],
  ['&#8217;&#x2019;&#X2019;&unknown;&#x110000;&#x10ffff;', '’’’&unknown;\u{10ffff}'],
  ['One <script>never closed', 'One'],
  ['One <!-- never closed', 'One'],
  ['One <b never closed', 'One'],
])('HTML becomes plain text: %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})
