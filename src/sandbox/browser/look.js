// @ts-check

/** @typedef {Record<string, unknown>} Style */

const base = `
:host { display: block; }
.row { display: flex; align-items: center; gap: 0.75em; flex-wrap: wrap; row-gap: 0; }
input {
  min-width: 0; margin: 0; padding: 0; border: 0; outline: 0; background: none; border-radius: 0;
  font: inherit; color: inherit; letter-spacing: inherit; line-height: inherit; height: auto;
}
input::placeholder { color: #6b6b6b; opacity: 1; }
.mark {
  flex: none; padding: 0.15em 0.6em; border-radius: 1em; background: #ffdf8a; color: #3d2c00;
  font: 600 11px/1.5 system-ui, sans-serif; letter-spacing: 0; white-space: nowrap;
}`

const stateNames = ['base', 'complete', 'empty', 'invalid']

/** The style sheet of one element: the sandbox's own, then the shop's `style` option. @param {Style} style */
export function sheetOf(style) {
  const rules = stateNames.flatMap(state => {
    const given = style[state]
    if (!isStyle(given)) return []
    const selector = state === 'base' ? '.row' : `.row.${state}`
    return ruleOf(selector, given)
  })
  return `${base}\n.row { font-size: 16px; line-height: 1.2; }\n${rules.join('\n')}`
}

/** @param {unknown} value @returns {value is Style} */
const isStyle = value => typeof value === 'object' && value !== null

/** @param {string} selector @param {Style} style @returns {string[]} */
function ruleOf(selector, style) {
  const own = Object.entries(style).filter(([, value]) => typeof value === 'string' && !/[;{}<]/.test(value))
  const nested = Object.entries(style).flatMap(([name, value]) => {
    if (!isStyle(value) || !name.startsWith(':')) return []
    return ruleOf(`${selector} input${name}`, value)
  })
  const declarations = own.map(([name, value]) => `${kebab(name)}: ${value};`).join(' ')
  return [`${selector} { ${declarations} }`, ...nested]
}

/** @param {string} name */
const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
