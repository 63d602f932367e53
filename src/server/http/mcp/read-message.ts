import { MAX_BODY_BYTES } from '#contract/limits.ts'

/** A request to the agents' door, and its message if it has one. */
export interface AgentMessage {
  request: Request
  parsedBody?: unknown
}

/**
 * The request and its message: read here, because the library would copy the whole request to read
 * it. What is too long, has no length or is no JSON is the library's to answer.
 */
export async function readMessage(request: Request): Promise<AgentMessage> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (request.method !== 'POST' || !(length <= MAX_BODY_BYTES)) return { request }
  let body = ''
  try {
    body = await request.text()
    return { request, parsedBody: JSON.parse(body) }
  } catch {
    const { url, method, headers, signal } = request
    return { request: new Request(url, { method, headers, signal, body }) }
  }
}
