import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoOutputGeneratedError,
  TypeValidationError,
} from 'ai'
import { ModelFault, type ModelFaultCode } from './model-fault.ts'

/** What went wrong, from whatever the AI SDK or the network threw. */
export function readFault(error: unknown, signal: AbortSignal): ModelFault {
  const thrown = causes(error)
  const own = thrown.find((cause) => cause instanceof ModelFault)
  if (own) return own
  if (signal.aborted) return new ModelFault('stopped')
  const detail = thrown.map(nameOf).join(' < ')
  if (APICallError.isInstance(error)) return ofAnswer(error, detail)
  return new ModelFault(ofStream(error), { detail })
}

function ofAnswer(error: APICallError, detail: string): ModelFault {
  const status = error.statusCode
  const asked = Number(error.responseHeaders?.['retry-after'])
  const retryAfter = Number.isFinite(asked) ? Math.ceil(asked) : undefined
  return new ModelFault(codeOf(status, error), { status, retryAfter, detail })
}

function codeOf(status: number | undefined, error: APICallError): ModelFaultCode {
  if (status === undefined) return 'unreachable'
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status < 300) return causes(error).some(isCut) ? 'cut' : 'unreadable'
  return 'failed'
}

/** After the answer had begun: its end is missing, it is no model's, or it says itself that it failed. */
function ofStream(error: unknown): ModelFaultCode {
  if (NoOutputGeneratedError.isInstance(error)) return 'empty'
  if (InvalidResponseDataError.isInstance(error)) return 'cut'
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return 'unreadable'
  const words = error instanceof Error ? error.message : JSON.stringify(error)
  return /overloaded|rate.?limit/i.test(words ?? '') ? 'busy' : 'failed'
}

/** The connection ended within the answer. */
function isCut(error: Error): boolean {
  return 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET')
}

function nameOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function causes(error: unknown): Error[] {
  const found: Error[] = []
  for (let each = error; each instanceof Error && found.length < 6; each = each.cause) {
    found.push(each)
  }
  return found
}
