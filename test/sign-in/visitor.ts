import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '#server/http/app-env.ts'

export interface VisitorResponse {
  status: number
  body: Record<string, unknown>
  text: string
  headers: Headers
}

/** All that a response tells a stranger: without the number that names its request in the log. */
export function toldBy({ status, body, headers }: VisitorResponse) {
  const { requestId: _, ...told } = body
  return { status, told, headers: [...headers].filter(([name]) => name !== 'x-request-id') }
}

/** One browser: keeps cookies as a browser would and sends them with each request. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #app: OpenAPIHono<AppEnv>
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(app: OpenAPIHono<AppEnv>, origin: string, headers: Record<string, string>) {
    this.#app = app
    this.#origin = origin
    this.#headers = headers
  }

  get(path: string, headers: Record<string, string> = {}): Promise<VisitorResponse> {
    return this.send(path, { method: 'GET', headers })
  }

  post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<VisitorResponse> {
    return this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: this.#origin, ...headers },
    })
  }

  async send(path: string, init: RequestInit & { headers: Record<string, string> }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...this.#headers, ...(cookie && { cookie }), ...init.headers }
    const response = await this.#app.request(`${this.#origin}${path}`, { ...init, headers })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const body = isJson ? JSON.parse(text) : {}
    return {
      status: response.status,
      body,
      text,
      headers: response.headers,
    } satisfies VisitorResponse
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
