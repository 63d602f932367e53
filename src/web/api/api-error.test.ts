import { describe, expect, it } from 'vitest'
import { ApiError, tellFailure } from './api-error.ts'

const usual = { title: 'Error', message: 'Failed to create project' }
const aborted = new DOMException('The user aborted a request.', 'AbortError')

describe('tellFailure', () => {
  it.each([
    ['no code', new ApiError('unknown', { status: 500 })],
    [
      'the code for everything else',
      new ApiError('unknown', { status: 500, body: { code: 'unknown', message: 'Oh no.' } }),
    ],
    ['no response at all', new ApiError('unavailable')],
    ['an aborted call', aborted],
    ['an error of the page itself', new TypeError('x is not a function')],
  ])('says what was tried of a failure with %s', (_, error) => {
    expect(tellFailure(error, usual)).toEqual(usual)
    expect(tellFailure(error, 'generation_failed')).toEqual({
      title: 'Generation failed',
      message: 'Failed to generate requirements document. Please try again.',
    })
  })

  it('says the reason where the server names one', () => {
    const body = { code: 'trial_ended', message: 'Your trial has ended.' }
    expect(tellFailure(new ApiError('trial_ended', { status: 403, body }), usual)).toEqual({
      title: 'Trial ended',
      message: 'Your trial has ended.',
    })
  })
})
