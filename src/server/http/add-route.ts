import { createHash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OnStage } from '#contract/generation-stages.ts'
import type { Language } from '#domain/language.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import { WrittenJson } from '#server/written-json.ts'
import type { AppEnv } from './app-env.ts'
import { chooseRequestLanguage } from './language.ts'
import { describeEndpoint } from './openapi.ts'
import { makeInvalidInput, readBody, readFile } from './read-body.ts'
import { sendJson } from './response/send-json.ts'
import { streamEvents, type Tell } from './response/stream-events.ts'
import { loadSession, readIdempotencyKey, requireAccount, type SignedInEnv } from './session.ts'

type Checked<S> = S extends z.ZodType ? z.output<S> : undefined

export interface RouteInput<E extends Endpoint> {
  account: Account
  params: Checked<E['params']>
  query: Checked<E['query']>
  body: Checked<E['body']>
  /** The body as it is, where it is a file. */
  file: E extends { file: object } ? Uint8Array : null
  language: Language
  cookies: Cookies
  /** For a statement that checks by itself that the session lives and the account is this one. */
  proof: SessionProof
  /** The request's `Idempotency-Key`; null when it named none. */
  writeKey: WriteKey | null
  /** Tells the client which stage begins, when it asked for a stream. */
  onStage: OnStage
  /** Tells the client anything else, when it asked for a stream. */
  tell: Tell
  /** Aborts when the server must stop. */
  stopping: AbortSignal
  /** Aborts when the client goes away or the server must stop. Ask for it only where it is needed. */
  signal: () => AbortSignal
}

/** The browser's cookies, and a way to set one by a whole `Set-Cookie`. */
interface Cookies {
  read(name: string): string | null
  send(setCookie: string): void
}

export type RouteHandler<E extends Endpoint> = (
  input: RouteInput<E>,
) => Promise<z.input<E['response']> | WrittenJson<z.input<E['response']>>>

interface Served<E extends Endpoint> {
  deps: Deps
  endpoint: E
  /** False: it is not in the OpenAPI document, which everybody may read. */
  isListed?: boolean
  /**
   * The handler's one statement checks the proof, so the session needs none of its own: a hot path.
   * An error then counts only after the session was loaded and the handler asked again.
   */
  recalls?: boolean
}

/**
 * Serves an endpoint of the contract to signed-in accounts: session, then the request checked
 * (`not_found` for a malformed id, `invalid_input` with issues), an earlier response to the same
 * key replayed, the handler, its result rendered through the endpoint's schema.
 */
export function addRoute<E extends Endpoint>(
  app: OpenAPIHono<AppEnv>,
  { deps, endpoint, isListed = true, recalls = false }: Served<E>,
  handler: RouteHandler<E>,
): void {
  if (isListed) describeEndpoint(app, endpoint)
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
  app.on(endpoint.method.toUpperCase(), path, requireAccount(deps, { recalls }), async (c) => {
    const asked = c as Context<SignedInEnv>
    const input = await checkRequest(asked, endpoint).catch(async (error) => {
      // A fault of the request is told to nobody whose session has ended.
      if (c.var.isRecalled) await loadSession(deps, asked)
      throw error
    })
    const run = async (tell: Tell) => {
      const onStage: OnStage = (stage, parts) => tell('stage', { stage, parts })
      const told = Object.assign(input, { tell, onStage })
      const result = await whenLive(deps, asked, () => {
        const { account, proof } = c.var
        return replay(asked, input.writeKey) ?? handler(Object.assign(told, { account, proof }))
      })
      return result instanceof WrittenJson ? result : endpoint.response.parse(result)
    }
    if (acceptsEvents(c)) return streamEvents(c, run)
    const status: ContentfulStatusCode = endpoint.status ?? 200
    return sendJson(c, await run(() => undefined), status)
  })
}

/** Does the work; where it fails on a recalled session, loads that and does it once more. */
async function whenLive<Result>(
  deps: Deps,
  c: Context<SignedInEnv>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!c.var.isRecalled || !(error instanceof AppError) || isProven(error)) throw error
    await loadSession(deps, c)
    return await work()
  }
}

/** Said by the statement that checks the proof, which therefore held. */
function isProven(error: AppError): boolean {
  return error.code === 'answer_conflict'
}

async function checkRequest<E extends Endpoint>(
  c: Context<SignedInEnv>,
  endpoint: E,
): Promise<RouteInput<E>> {
  const params = endpoint.params?.safeParse(c.req.param())
  if (params?.success === false) throw new AppError('not_found')
  const query = endpoint.query?.safeParse(c.req.query(), { reportInput: true })
  if (query?.success === false) throw makeInvalidInput(query.error)
  const body = endpoint.body && (await readBody(c, endpoint.body, endpoint.bodyBytes))
  const file = endpoint.file && (await readFile(c, endpoint.file))
  return {
    account: c.var.account,
    proof: c.var.proof,
    language: chooseRequestLanguage(c),
    cookies: {
      read: (name) => getCookie(c, name) ?? null,
      send: (setCookie) => c.header('Set-Cookie', setCookie, { append: true }),
    },
    params: params?.data as Checked<E['params']>,
    query: query?.data as Checked<E['query']>,
    body: body?.value as Checked<E['body']>,
    file: (file ?? null) as RouteInput<E>['file'],
    writeKey: readWriteKey(c, endpoint, file ?? body?.text ?? ''),
    onStage: () => undefined,
    tell: () => undefined,
    stopping: c.var.stopping,
    signal: () => AbortSignal.any([c.req.raw.signal, c.var.stopping]),
  }
}

function readWriteKey(
  c: Context<SignedInEnv>,
  endpoint: Endpoint,
  body: string | Uint8Array,
): WriteKey | null {
  const key = readIdempotencyKey(c)
  if (endpoint.method === 'get' || key === null) return null
  const fingerprint = createHash('sha256')
    .update(`${endpoint.method} ${c.req.path}\n`)
    .update(body)
    .digest('base64url')
  return { userId: c.var.account.id, key, fingerprint }
}

/** The response that the same write got before; throws when the key named another one. */
function replay(c: Context<SignedInEnv>, writeKey: WriteKey | null): unknown {
  if (writeKey === null || c.var.replay === null) return null
  if (c.var.replay.fingerprint !== writeKey.fingerprint)
    throw new AppError('idempotency_key_reused')
  return c.var.replay.result
}

function acceptsEvents(c: Context): boolean {
  return c.req.header('accept')?.includes('text/event-stream') ?? false
}
