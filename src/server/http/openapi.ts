import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorBodySchema } from '#contract/error-body.ts'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import type { FileEndpoint } from '#contract/exports/export-endpoints.ts'
import type { AppEnv } from './app-env.ts'

export const OPENAPI_PATH = '/api/openapi.json'

/** Serves the OpenAPI document of all endpoints described so far. Made once, on the first call. */
export function serveOpenApi(app: OpenAPIHono<AppEnv>, version: string): void {
  let document: string | null = null
  app.get(OPENAPI_PATH, (c) => {
    document ??= JSON.stringify(
      app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Groundwork', version } }),
    )
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
}

/** Puts an endpoint into the OpenAPI document, from the schemas that validate it. */
export function describeEndpoint(app: OpenAPIHono<AppEnv>, endpoint: Endpoint): void {
  app.openAPIRegistry.registerPath({
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    request: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { query: endpoint.query }),
      ...(endpoint.body && { body: { required: true, content: json(endpoint.body) } }),
      ...(endpoint.file && {
        body: { required: true, content: { 'application/octet-stream': {} } },
      }),
    },
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: json(endpoint.response) },
      ...errorResponses(endpoint.errors),
    },
  })
}

/** Puts a call that returns a file into the OpenAPI document. */
export function describeFileEndpoint(app: OpenAPIHono<AppEnv>, endpoint: FileEndpoint): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: endpoint.path,
    summary: endpoint.summary,
    request: { params: endpoint.params },
    responses: {
      200: { description: 'The file', content: { 'application/octet-stream': {} } },
      ...errorResponses(endpoint.errors),
    },
  })
}

/** Codes that share an HTTP status are in one entry, because OpenAPI keys by the status. */
function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    Array.from(byStatus, ([status, shared]) => [
      status,
      { description: shared.join(', '), content: json(errorBodySchema) },
    ]),
  )
}

function json<S>(schema: S) {
  return { 'application/json': { schema } }
}
