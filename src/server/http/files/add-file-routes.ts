import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import { buildDocumentJsonSchema, DOCUMENT_SCHEMA_PATH } from '#contract/exports/document-schema.ts'
import {
  exportAccount as exportAccountEndpoint,
  exportChanges as exportChangesEndpoint,
  exportDocument as exportDocumentEndpoint,
  exportProject as exportProjectEndpoint,
  type FileEndpoint,
} from '#contract/exports/export-endpoints.ts'
import type { Language } from '#domain/language.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { exportAccount } from '#server/exports/account/export-account.ts'
import type { DownloadedFile } from '#server/exports/downloaded-file.ts'
import { exportChanges } from '#server/exports/export-changes.ts'
import { exportDocument } from '#server/exports/export-document.ts'
import { exportProject } from '#server/exports/export-project.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { chooseRequestLanguage } from '#server/http/language.ts'
import { describeFileEndpoint } from '#server/http/openapi.ts'
import { requireAccount, type SessionVariables } from '#server/http/session.ts'
import { writeContentDisposition } from './write-content-disposition.ts'

interface FileInput<E extends FileEndpoint> {
  account: Account
  params: z.output<E['params']>
  language: Language
  /** Aborts when the client goes away or the server must stop. */
  signal: AbortSignal
}

/** The calls that return a file, and the schema that describes the JSON one. */
export function addFileRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  serveFile(app, { deps, endpoint: exportDocumentEndpoint }, ({ params, ...input }) =>
    exportDocument(deps, { ...input, ...params, projectId: params.id }),
  )
  serveFile(app, { deps, endpoint: exportChangesEndpoint }, ({ params, ...input }) =>
    exportChanges(deps, { ...input, ...params, projectId: params.id }),
  )
  serveFile(app, { deps, endpoint: exportProjectEndpoint }, ({ params, ...input }) =>
    exportProject(deps, { ...input, projectId: params.id }),
  )
  serveFile(app, { deps, endpoint: exportAccountEndpoint }, (input) => exportAccount(deps, input))
  serveSchema(app, deps)
}

/** The sibling of `route` for files: session, path checked, then the bytes with a name. */
function serveFile<E extends FileEndpoint>(
  app: OpenAPIHono<AppEnv>,
  { deps, endpoint }: { deps: Deps; endpoint: E },
  handler: (input: FileInput<E>) => Promise<DownloadedFile>,
): void {
  describeFileEndpoint(app, endpoint)
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
  app.get(
    path,
    requireAccount(deps),
    async (c: Context<AppEnv & { Variables: SessionVariables }>) => {
      const params = endpoint.params.safeParse(c.req.param())
      if (!params.success) throw new AppError('not_found')
      const signal = AbortSignal.any([c.req.raw.signal, c.var.stopping])
      const file = await handler({
        account: c.var.account,
        language: chooseRequestLanguage(c),
        params: params.data as z.output<E['params']>,
        signal,
      })
      return c.body(new Uint8Array(file.bytes), 200, {
        'Content-Type': file.mediaType,
        'Content-Disposition': writeContentDisposition(file.name),
        'Cache-Control': 'private, no-store',
      })
    },
  )
}

/** Public: whoever gets a JSON export can read what it means. Made once, on the first call. */
function serveSchema(app: OpenAPIHono<AppEnv>, { config }: Pick<Deps, 'config'>): void {
  let schema: string | null = null
  app.get(DOCUMENT_SCHEMA_PATH, (c) => {
    schema ??= JSON.stringify(
      buildDocumentJsonSchema(new URL(DOCUMENT_SCHEMA_PATH, config.publicUrl).href),
    )
    return c.body(schema, 200, {
      'Content-Type': 'application/schema+json',
      'Cache-Control': 'public, max-age=3600',
    })
  })
}
