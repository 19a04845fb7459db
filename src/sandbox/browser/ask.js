// @ts-check

/** @typedef {{ type: string, code?: string, message: string, [more: string]: unknown }} StripeError */

const here = new URL('/sandbox/v1/', location.origin)

/**
 * Calls the sandbox. Like Stripe.js it never throws: a failure is returned as `error`.
 * @param {string} key
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {Record<string, string>} params
 * @returns {Promise<{ error: StripeError } | { answer: Record<string, any> }>}
 */
export async function ask(key, method, path, params) {
  const url = new URL(path, here)
  const form = new URLSearchParams(params)
  if (method === 'GET') url.search = form.toString()
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: form }),
    })
    const body = await response.json()
    return response.ok ? { answer: body } : { error: body.error }
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We could not reach the card provider. Please check your connection and try again.',
      },
    }
  }
}

/** `{ address: { city: 'Lahore' } }` under `billing_details` becomes `billing_details[address][city]`. @param {string} name @param {unknown} value @returns {Record<string, string>} */
export function flatten(name, value) {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object') return { [name]: String(value) }
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => flatten(`${name}[${key}]`, inner)))
}
