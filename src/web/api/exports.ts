import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type {
  ChangesFormat,
  exportAccount,
  exportChanges,
  exportDocument,
  exportProject,
} from '#contract/exports/export-endpoints.ts'
import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { ApiError } from './api-error.ts'
import { send } from './client.ts'

/** A document's format, what changed between two versions, the whole project, or the whole account. */
export type ExportRequest =
  | { projectId: string; version: number | 'latest'; format: ExportFormatId }
  | { projectId: string; from: number; version: number; format: 'changes' | 'changes-package' }
  | { projectId: string; format: 'project' }
  | { format: 'account' }

export interface ExportedFile {
  name: string
  content: Blob
}

/** The server gives up sooner; then the refusal says so. */
const TIMEOUT_MS = 90_000

const DOCUMENT_PATH: (typeof exportDocument)['path'] =
  '/api/projects/{id}/documents/{version}/exports/{format}'
const CHANGES_PATH: (typeof exportChanges)['path'] =
  '/api/projects/{id}/documents/{version}/changes/{from}/{format}'
const ACCOUNT_PATH: (typeof exportAccount)['path'] = '/api/profile/export'
const PROJECT_PATH: (typeof exportProject)['path'] = '/api/projects/{id}/export'

/** Makes and fetches one export; `error` is an ApiError. */
export function useExport(): UseMutationResult<ExportedFile, Error, ExportRequest> {
  return useMutation({ mutationFn: fetchExport })
}

async function fetchExport(request: ExportRequest): Promise<ExportedFile> {
  const response = await ask(request)
  const name = fileName(response.headers.get('content-disposition'))
  try {
    return { name, content: await response.blob() }
  } catch {
    throw new ApiError('unavailable')
  }
}

function ask(request: ExportRequest): Promise<Response> {
  switch (request.format) {
    case 'account':
      return send('get', ACCOUNT_PATH, OPTIONS)
    case 'project':
      return send('get', PROJECT_PATH, { ...OPTIONS, params: { id: request.projectId } })
    case 'changes':
    case 'changes-package': {
      const { projectId: id, from, version } = request
      const format: ChangesFormat = request.format === 'changes' ? 'markdown' : 'package'
      return send('get', CHANGES_PATH, { ...OPTIONS, params: { id, from, version, format } })
    }
    default:
      return send('get', DOCUMENT_PATH, {
        ...OPTIONS,
        params: { ...request, id: request.projectId },
      })
  }
}

const OPTIONS = { accept: '*/*', timeoutMs: TIMEOUT_MS }

/** The whole name that the server gave the file. */
function fileName(disposition: string | null): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return name === undefined ? 'requirements' : decodeURIComponent(name)
}
