import type { OpenAPIHono } from '@hono/zod-openapi'
import { getProof as endpoint, reportTestsV1 } from '#contract/agents/proof-endpoints.ts'
import { requireScope } from '#server/agents/find-caller.ts'
import { readProgress } from '#server/agents/progress/read-progress.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { openValue } from '#server/documents/get-document.ts'
import { addRoute } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { describeEndpoint } from '#server/http/openapi.ts'
import { readFile } from '#server/http/read-body.ts'
import { sendJson } from '#server/http/response/send-json.ts'
import { getProof } from '#server/proof/get-proof.ts'
import { reportTests } from '#server/proof/report-tests.ts'
import { requireCaller } from './require-caller.ts'

/** Test reports come in by a token; what they show goes to whoever is signed in. */
export function addProofRoutes(
  app: OpenAPIHono<AppEnv>,
  deps: Deps,
  described: OpenAPIHono<AppEnv>,
): void {
  describeEndpoint(described, reportTestsV1)
  app.post(reportTestsV1.path.replace('{id}', ':id'), requireCaller(deps), async (c) => {
    const { caller } = c.var
    requireScope(caller, 'progress:write')
    const params = reportTestsV1.params.safeParse(c.req.param())
    if (!params.success) throw new AppError('not_found')
    const bytes = await readFile(c, reportTestsV1.file)
    const { id: projectId } = params.data
    const key = { userId: caller.userId, projectId, version: 'latest' }
    const signal = AbortSignal.any([c.req.raw.signal, c.var.stopping])
    const open = () => openValue(deps, { ...key, signal: () => signal })
    const report = await reportTests(deps, { caller, projectId, open, bytes, signal })
    return sendJson(c, reportTestsV1.response.parse(report), 200)
  })
  addRoute(app, { deps, endpoint }, async ({ account, params, signal }) => {
    const key = { userId: account.id, projectId: params.id }
    const open = () => openValue(deps, { ...key, version: params.version, signal })
    return getProof(deps, key, { open, progress: await readProgress(deps, key) })
  })
}
