import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { DOCUMENT_SCHEMA_PATH } from '#contract/exports/document-schema.ts'
import { renderJson } from '#domain/requirements/exports/json.ts'
import { requireScope } from '#server/agents/find-caller.ts'
import { type ListedVersion, listVersions } from '#server/agents/list-versions.ts'
import { digestText } from '#server/digest-text.ts'
import { tellFailure } from './answer-tool.ts'
import type { Desk } from './desk.ts'
import { openDocument } from './open-document.ts'
import { ToolRefusal } from './tool-refusal.ts'

const FORMATS = {
  md: { mimeType: 'text/markdown', name: 'Markdown' },
  json: { mimeType: 'application/json', name: 'JSON' },
} as const

type Format = keyof typeof FORMATS

/** Each version of each document, as Markdown and as JSON: the file as its founder would download it. */
export function addResources(server: McpServer, desk: Desk): void {
  for (const format of Object.keys(FORMATS) as Format[]) {
    const { mimeType, name } = FORMATS[format]
    const template = new ResourceTemplate(
      `groundwork://projects/{project}/versions/{version}.${format}`,
      { list: async () => ({ resources: (await versionsOf(desk)).map(listed(format)) }) },
    )
    server.registerResource(
      `requirements-${format}`,
      template,
      { title: name, mimeType },
      (uri, at) =>
        read(desk, { uri, format, project: String(at.project), version: String(at.version) }),
    )
  }
}

function versionsOf({ deps, caller }: Desk): Promise<ListedVersion[]> {
  if (!mayRead(caller)) return Promise.resolve([])
  return listVersions(deps, caller)
}

function listed(format: Format) {
  const { mimeType, name } = FORMATS[format]
  return ({ projectId, version, title }: ListedVersion) => ({
    uri: `groundwork://projects/${projectId}/versions/${version}.${format}`,
    name: `${title}, ${version} (${name})`,
    mimeType,
  })
}

interface Asked {
  uri: URL
  format: Format
  project: string
  version: string
}

/** Any failure is told in words of ours: those of an error go out as they are. */
async function read(desk: Desk, asked: Asked) {
  try {
    return await readFile(desk, asked)
  } catch (error) {
    if (error instanceof ResourceNotFoundError) throw error
    if (error instanceof ToolRefusal) throw new ResourceNotFoundError(asked.uri.href)
    throw new ProtocolError(ProtocolErrorCode.InternalError, tellFailure(desk.deps.log, error))
  }
}

async function readFile({ deps, caller, signal }: Desk, { uri, format, project, version }: Asked) {
  requireScope(caller, 'requirements:read')
  if (!/^[1-9]\d{0,8}$/.test(version) || project.length > 64) {
    throw new ResourceNotFoundError(uri.href)
  }
  const key = { userId: caller.userId, projectId: project, version: Number(version), signal }
  const found = await openDocument(deps, key)
  const schemaUrl = new URL(DOCUMENT_SCHEMA_PATH, deps.config.publicUrl).href
  const text =
    format === 'md' ? found.document : renderJson(found.content, { schemaUrl, digest: digestText })
  return { contents: [{ uri: uri.href, mimeType: FORMATS[format].mimeType, text }] }
}

function mayRead({ scopes, mayRead: verdict }: Desk['caller']): boolean {
  return scopes.includes('requirements:read') && verdict.allowed
}
