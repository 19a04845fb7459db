import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { MiddlewareHandler } from 'hono'
import type { StatementObserver } from '../db/open.ts'
import type { NameRoute } from './name-route.ts'

export type Tracing = {
  /** A span for every request that the application answers; kept pages have none. */
  middleware: MiddlewareHandler
  /** A span for every statement, within the request that asked. */
  observeStatement: StatementObserver
  /** Sends what was not sent yet. */
  close: () => Promise<void>
}

/** With its retries; a shop that closes waits no longer for a collector that does not answer. */
const timeoutMillis = 1_500

/** Spans in OpenTelemetry's format, sent to a collector in the background; without one that answers they are dropped. */
export function openTracing(endpoint: string, nameRoute: NameRoute): Tracing {
  const exporter = new OTLPTraceExporter({ timeoutMillis, url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'zari' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const tracer = provider.getTracer('zari')
  return {
    middleware: async (c, next) => {
      const route = nameRoute(c.req.path)
      const span = tracer.startSpan(`${c.req.method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': c.req.method, 'http.route': route },
      })
      try {
        await context.with(trace.setSpan(context.active(), span), next)
        span.setAttributes({
          'http.response.status_code': c.res.status,
          'zari.request_id': c.res.headers.get('x-request-id') ?? '',
        })
        if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      } finally {
        span.end()
      }
    },
    observeStatement: ({ text, durationMs, failed }) => {
      const endTime = Date.now()
      const [operation = ''] = text.trimStart().split(/\s/, 1)
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        startTime: endTime - durationMs,
        // With $1 for what it is about: no value of a person.
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) },
      })
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    close: async () => {
      await provider.shutdown().catch(() => {})
      context.disable()
    },
  }
}
