import type { Hono } from 'hono'

export function mountOpenApi(_app: Hono): void {}
