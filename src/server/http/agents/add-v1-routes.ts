import { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import { getDocumentV1, listProjectsV1, listVersionsV1 } from '#contract/agents/v1-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { DOCUMENT_SCHEMA_PATH } from '#contract/exports/document-schema.ts'
import { MOST_PROJECTS } from '#domain/entitlements.ts'
import { type Caller, requireScope } from '#server/agents/find-caller.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { openDocument } from '#server/documents/get-document.ts'
import { listDocuments } from '#server/documents/list-documents.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { describeEndpoint } from '#server/http/openapi.ts'
import { sendJson } from '#server/http/response/send-json.ts'
import { listProjects } from '#server/projects/list-projects.ts'
import { addProofRoutes } from './add-proof-routes.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { requireCaller } from './require-caller.ts'

const OPENAPI_V1_PATH = '/api/v1/openapi.json'

interface Asked<E extends Endpoint> {
  caller: Caller
  params: E['params'] extends z.ZodType ? z.output<E['params']> : undefined
  signal: AbortSignal
}

/** What comes in by a token from programs: the part of the API that does not change under them. */
export function addV1Routes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const described = new OpenAPIHono<AppEnv>()
  const serve = serveReading({ app, described, deps })
  serve(listProjectsV1, async ({ caller }) => {
    const query = { limit: MOST_PROJECTS, offset: 0 }
    return listProjects(deps, { account: { id: caller.userId }, query })
  })
  serve(listVersionsV1, ({ caller, params }) =>
    listDocuments(deps, { userId: caller.userId, projectId: params.id }),
  )
  serve(getDocumentV1, async ({ caller, params, signal }) => {
    const { id: projectId, version } = params
    const key = { userId: caller.userId, projectId, version, signal: () => signal }
    const { document, content, ...rest } = await openDocument(deps, key)
    const schema = new URL(DOCUMENT_SCHEMA_PATH, deps.config.publicUrl).href
    return { ...rest, markdown: document, content: { ...content }, schema }
  })
  addProofRoutes(app, deps, described)
  describeWebhooks(described)
  serveDescription(app, described)
}

interface Rooms {
  app: OpenAPIHono<AppEnv>
  /** Where the calls are described, apart from those of the browser. */
  described: OpenAPIHono<AppEnv>
  deps: Deps
}

function serveReading({ app, described, deps }: Rooms) {
  return <E extends Endpoint>(
    endpoint: E,
    handler: (asked: Asked<E>) => Promise<z.input<E['response']>>,
  ): void => {
    describeEndpoint(described, endpoint)
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.get(path, requireCaller(deps), async (c) => {
      requireScope(c.var.caller, 'requirements:read')
      const params = endpoint.params?.safeParse(c.req.param())
      if (params?.success === false) throw new AppError('not_found')
      const asked = {
        caller: c.var.caller,
        params: params?.data as Asked<E>['params'],
        signal: AbortSignal.any([c.req.raw.signal, c.var.stopping]),
      }
      return sendJson(c, endpoint.response.parse(await handler(asked)), 200)
    })
  }
}

/** Made once, on the first call. */
function serveDescription(app: OpenAPIHono<AppEnv>, described: OpenAPIHono<AppEnv>): void {
  let text: string | null = null
  app.get(OPENAPI_V1_PATH, (c) => {
    text ??= JSON.stringify(writeDescription(described))
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  })
}

function writeDescription(described: OpenAPIHono<AppEnv>) {
  described.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal token from the profile page.',
  })
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Groundwork, for programs', version: '1' },
    security: [{ token: [] }],
  })
}
