import { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** A field of a row, however deep: where it is, what may be sent there, and how to send a value at that place. */
export type Field = {
  part: 'query' | 'body'
  /** As in "Color[].Color"; a record's values are "{}". */
  name: string
  path: (string | number)[]
  schema: JsonSchema
  isRequired: boolean
  wrap: (value: unknown) => unknown
}

/**
 * Every field that a row takes in its query and its JSON body. The names that the OpenAPI document gives to schemas are left
 * out: a named schema becomes a reference without fields.
 */
export function fieldsOf(row: Endpoint): Field[] {
  const parts = [
    ['query', row.query],
    ['body', row.bodyKind === 'json' ? row.body : null],
  ] as const
  return parts.flatMap(([part, schema]) => {
    if (!schema) return []
    const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() })
    return inner({ part, name: '', path: [], schema: root, isRequired: false, wrap: value => value })
  })
}

const withInner = (field: Field): Field[] => [field, ...inner(field)]

function inner(field: Field): Field[] {
  const { schema } = field
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    ...variants.flatMap(variant => inner({ ...field, schema: variant })),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, of]) => {
      if (!isSchema(of)) return []
      const siblings = constantsOf(schema)
      const at = step(field, key, of, value => ({ ...siblings, [key]: value }))
      return withInner({ ...at, isRequired: schema.required?.includes(key) ?? false })
    }),
    ...(isSchema(schema.items) ? withInner(step(field, 0, schema.items, value => [value])) : []),
    ...(isSchema(schema.additionalProperties)
      ? withInner(step(field, 'key', schema.additionalProperties, value => ({ key: value })))
      : []),
  ]
}

const isSchema = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

/** What tells a variant from the others, as `kind` does. */
const constantsOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, of]) => (isSchema(of) && of.const ? [[key, of.const]] : [])),
  )

function step(field: Field, key: string | number, schema: JsonSchema, wrap: Field['wrap']): Field {
  const isKey = key === 'key'
  const name = typeof key === 'number' ? '[]' : isKey ? '{}' : field.name ? `.${key}` : key
  return {
    ...field,
    schema: { ...schema, ...own(schema) },
    name: field.name + name,
    path: [...field.path, key],
    isRequired: false,
    wrap: value => field.wrap(wrap(value)),
  }
}

/** The bounds of a field that may be null or empty too lie in a variant. */
const own = ({ anyOf = [] }: JsonSchema): JsonSchema =>
  anyOf.find(({ type, const: value }) => type !== 'null' && value === undefined) ?? {}
