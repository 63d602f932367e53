import type { User } from '#contract/account.ts'
import type { ErrorBody } from '#contract/error-body.ts'

/** Of everybody who is signed up here. */
export const PASSWORD = 'nine quiet lamps'

/** A response, whose JSON body the test says the type of; an error's unless it says so. */
export interface ClientResponse<Body = ErrorBody> {
  status: number
  body: Body
  text: string
  headers: Headers
}

type HeaderFields = Record<string, string | undefined>

interface SendOptions {
  body?: string | undefined
  headers?: HeaderFields
  signal?: AbortSignal
}

/** One browser: keeps its cookies and sends them, and its origin, with each request. */
export class Client {
  email = ''
  readonly cookies = new Map<string, string>()
  readonly #url: string
  readonly #origin: string

  constructor(url: string, origin: string) {
    this.#url = url
    this.#origin = origin
  }

  get<Body = ErrorBody>(path: string, headers: HeaderFields = {}): Promise<ClientResponse<Body>> {
    return this.send<Body>('GET', path, { headers })
  }

  post<Body = ErrorBody>(
    path: string,
    body?: unknown,
    headers: HeaderFields = {},
  ): Promise<ClientResponse<Body>> {
    return this.send<Body>('POST', path, { body: text(body), headers })
  }

  patch<Body = ErrorBody>(
    path: string,
    body: unknown,
    headers: HeaderFields = {},
  ): Promise<ClientResponse<Body>> {
    return this.send<Body>('PATCH', path, { body: text(body), headers })
  }

  delete<Body = ErrorBody>(
    path: string,
    headers: HeaderFields = {},
  ): Promise<ClientResponse<Body>> {
    return this.send<Body>('DELETE', path, { headers })
  }

  /** A header set to undefined is left out. */
  async send<Body = ErrorBody>(
    method: string,
    path: string,
    options: SendOptions = {},
  ): Promise<ClientResponse<Body>> {
    const response = await this.open(method, path, options)
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const body = isJson && text ? JSON.parse(text) : undefined
    return { status: response.status, body, text, headers: response.headers }
  }

  /** The response before its body is read, for streams. */
  open(
    method: string,
    path: string,
    { body, headers, signal }: SendOptions = {},
  ): Promise<Response> {
    const fields: HeaderFields = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'GET' || method === 'HEAD' ? {} : { origin: this.#origin }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    }
    const sent = Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== undefined && field[1] !== '',
    )
    return fetch(`${this.#url}${path}`, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function text(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}

/** Signs somebody new up, who is signed in then. */
export async function signUp<Browser extends Client>(client: Browser): Promise<Browser> {
  client.email = `mia-${crypto.randomUUID()}@studio.test`
  const person = { firstName: 'Mia', lastName: 'Alvarez', email: client.email, password: PASSWORD }
  const { status, text: said } = await client.post('/api/sign-up', person)
  if (status !== 200) throw new Error(`sign-up answered ${status} ${said}`)
  return client
}

/** Whoever is signed in, as the app tells them. */
export async function readUser(client: Client): Promise<User> {
  return (await client.get<User>('/api/auth/user')).body
}
