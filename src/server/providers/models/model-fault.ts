/**
 * Why a call to a model gave nothing, or not all:
 * - `unreachable`: no such host, refused, TLS, cut before any answer
 * - `key_refused`: the provider does not accept the key, or not for this model
 * - `busy`: overloaded, or over the provider's own limit
 * - `failed`: the provider says that it failed, or that the request is wrong
 * - `slow`: one of the time limits
 * - `unreadable`: an answer that is no model's, too large, or not of the asked form
 * - `empty`: an answer without text
 * - `cut`: it ended without saying that it had ended
 * - `stopped`: by whoever asked
 * - `queue_full`: too many calls wait already
 * - `daily_limit`: the account's share of this day is used
 */
export type ModelFaultCode =
  | 'unreachable'
  | 'key_refused'
  | 'busy'
  | 'failed'
  | 'slow'
  | 'unreadable'
  | 'empty'
  | 'cut'
  | 'stopped'
  | 'queue_full'
  | 'daily_limit'

interface FaultExtra {
  /** Seconds that the provider asks to be left alone. */
  retryAfter?: number | undefined
  /** The provider's HTTP status. */
  status?: number | undefined
  /** Names and codes of what was thrown, for the operator; never what was sent or received. */
  detail?: string | undefined
}

/** A call to a model that did not end well. */
export class ModelFault extends Error {
  readonly code: ModelFaultCode
  readonly retryAfter: number | undefined
  readonly status: number | undefined

  constructor(code: ModelFaultCode, { retryAfter, status, detail }: FaultExtra = {}) {
    super(['the call to the model:', code, status, detail].filter(Boolean).join(' '))
    this.name = 'ModelFault'
    this.code = code
    this.retryAfter = retryAfter
    this.status = status
  }
}
