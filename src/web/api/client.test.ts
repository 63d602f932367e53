import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { getUser } from '#contract/account.ts'
import type { listAnswers, saveAnswer } from '#contract/answers.ts'
import { ApiError } from './api-error.ts'
import { askAhead, call } from './client.ts'
import * as sessionState from './session/session-state.ts'

const fetchMock = vi.fn<typeof fetch>()
const markEnded = vi.spyOn(sessionState, 'markSessionEnded')
const markRestored = vi.spyOn(sessionState, 'markSessionRestored')

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  sessionState.markSignedIn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const json = (status: number, body: unknown) => Response.json(body, { status })

const listAnswersOf = (id: string) =>
  call<typeof listAnswers>('get', '/api/projects/{id}/answers', { params: { id } })

/** A call whose response comes when it is given. */
function askLate() {
  let respond: (response: Response) => void = () => undefined
  fetchMock.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve
    }),
  )
  return { late: listAnswersOf('p1'), respond: (response: Response) => respond(response) }
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError')
  return error
}

describe('askAhead', () => {
  it('serves the first call of the address, and the first alone', async () => {
    fetchMock.mockImplementation(async () => json(200, [`answer ${fetchMock.mock.calls.length}`]))
    askAhead('/api/projects/p1/answers')
    expect(await listAnswersOf('p1')).toEqual(['answer 1'])
    expect(await listAnswersOf('p1')).toEqual(['answer 2'])
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it('is old once something was written', async () => {
    fetchMock.mockImplementation(async () => json(200, [`answer ${fetchMock.mock.calls.length}`]))
    askAhead('/api/projects/p1/answers')
    await call<typeof saveAnswer>('post', '/api/projects/{id}/answers', {
      params: { id: 'p1' },
      body: { questionId: 'q1', value: 'Studios' },
    })
    expect(await listAnswersOf('p1')).toEqual(['answer 3'])
  })
})

describe('call', () => {
  it('fills the path, sends JSON with the key, and follows no redirect', async () => {
    fetchMock.mockResolvedValue(json(200, { questionId: 'q1' }))
    await call<typeof saveAnswer>('post', '/api/projects/{id}/answers', {
      params: { id: 'a/b' },
      body: { questionId: 'q1', value: 'Studios' },
      idempotencyKey: 'k1',
    })
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe('/api/projects/a%2Fb/answers')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      redirect: 'manual',
      body: '{"questionId":"q1","value":"Studios"}',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'k1',
      },
    })
  })

  it.each([
    [json(404, { code: 'not_found', message: 'Gone.' }), 'not_found', 'Gone.'],
    [json(409, { code: 'answer_conflict', message: 'Newer.' }), 'answer_conflict', 'Newer.'],
    [json(403, { code: 'no_such_code', message: 'x' }), 'unknown', 'x'],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable', undefined],
    [new Response('', { status: 413 }), 'body_too_large', undefined],
    [json(500, ['constructor']), 'unknown', undefined],
    [json(500, { code: 'constructor', message: 'x' }), 'unknown', 'x'],
  ])('reads an error response %#', async (response, code, message) => {
    fetchMock.mockResolvedValue(response)
    const error = await failure(listAnswersOf('p1'))
    expect(error.code).toBe(code)
    expect(error.status).toBe(response.status)
    if (message !== undefined) expect(error.message).toBe(message)
  })

  it('calls a server that does not respond, or not fully, unreachable', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect((await failure(listAnswersOf('p1'))).isUnreachable).toBe(true)
    const cutOff = new Response('[{"questi', { headers: { 'content-type': 'application/json' } })
    fetchMock.mockResolvedValueOnce(cutOff)
    expect(await failure(listAnswersOf('p1'))).toMatchObject({ code: 'unavailable', status: 0 })
  })

  it("throws on the caller's own abort as it is", async () => {
    fetchMock.mockImplementation((_, init) => Promise.reject(init?.signal?.reason))
    const signal = AbortSignal.abort(new Error('left the page'))
    const promise = call<typeof listAnswers>('get', '/api/projects/{id}/answers', {
      params: { id: 'p1' },
      signal,
    })
    await expect(promise).rejects.toThrow('left the page')
  })
})

describe('the session', () => {
  it.each([
    ['a 401', json(401, { code: 'signed_out', message: 'x' })],
    ['a redirect', new Response(null, { status: 302, headers: { location: '/sign-in' } })],
  ])('ends with %s', async (_, response) => {
    fetchMock.mockResolvedValue(response)
    expect((await failure(listAnswersOf('p1'))).code).toBe('signed_out')
    expect(markEnded).toHaveBeenCalledOnce()
  })

  it('is good again with the next success', async () => {
    fetchMock.mockResolvedValue(json(200, []))
    await listAnswersOf('p1')
    expect(markRestored).toHaveBeenCalledOnce()
  })

  it('stays ended when a call asked before comes late with a success', async () => {
    const { late, respond } = askLate()
    fetchMock.mockResolvedValueOnce(json(401, { code: 'signed_out', message: 'x' }))
    await failure(listAnswersOf('p1'))
    respond(json(200, []))
    await late
    expect(sessionState.hasSessionEnded()).toBe(true)
  })

  it('stays good when a call asked before signing in again comes late with a 401', async () => {
    const { late, respond } = askLate()
    sessionState.markSignedIn()
    respond(json(401, { code: 'signed_out', message: 'x' }))
    expect((await failure(late)).code).toBe('signed_out')
    expect(sessionState.hasSessionEnded()).toBe(false)
  })

  it('is left alone by calls that need none', async () => {
    fetchMock.mockResolvedValueOnce(json(401, { code: 'signed_out', message: 'x' }))
    fetchMock.mockResolvedValueOnce(json(200, {}))
    const ask = () => call<typeof getUser>('get', '/api/auth/user', { endsSession: false })
    expect((await failure(ask())).code).toBe('signed_out')
    await ask()
    expect(markEnded).not.toHaveBeenCalled()
    expect(markRestored).not.toHaveBeenCalled()
  })
})
