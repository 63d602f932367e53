import {
  type AskedOfModel,
  type RequestBody,
  readAnthropic,
  readChat,
  readGoogle,
  readResponses,
} from './read-request.ts'

/** One provider's way of speaking, as far as the product uses it. */
export interface WireFormat {
  /** Whether a request to this path is spoken so. */
  path: RegExp
  begin(): string
  piece(text: string): string
  end(reason: Ending): string
  /** What an answer without a stream looks like. */
  whole(text: string, reason: Ending): object
  /** An error within a stream that began with 200. */
  errorEvent(): string
  errorBody(): object
  read(body: RequestBody): AskedOfModel
}

type Ending = 'stop' | 'length'

export const USAGE = { in: 120, out: 40 }

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const named = (event: { type: string; [name: string]: unknown }) =>
  `event: ${event.type}\n${data(event)}`

/** OpenAI's chat completions: also Ollama, LM Studio, vLLM, llama.cpp and gateways. */
const chatCompletions: WireFormat = {
  path: /\/chat\/completions$/,
  begin: () => data(chunk({ role: 'assistant', content: '' }, null)),
  piece: (text) => data(chunk({ content: text }, null)),
  end: (reason) =>
    `${data(chunk({}, reason))}${data({ ...chunk({}, null), choices: [], usage: chatUsage() })}data: [DONE]\n\n`,
  whole: (text, reason) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
    usage: chatUsage(),
  }),
  errorEvent: () => data({ error: { message: 'the server had an error', type: 'server_error' } }),
  errorBody: () => ({ error: { message: 'not now', type: 'error', code: null } }),
  read: readChat,
}

function chunk(delta: object, finish_reason: string | null) {
  const choices = [{ index: 0, delta, finish_reason }]
  return { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices }
}

function chatUsage() {
  return {
    prompt_tokens: USAGE.in,
    completion_tokens: USAGE.out,
    total_tokens: USAGE.in + USAGE.out,
  }
}

/** OpenAI's responses. */
const responses: WireFormat = {
  path: /\/responses$/,
  begin: () =>
    named({ type: 'response.created', response: response('in_progress', []) }) +
    named({ type: 'response.output_item.added', output_index: 0, item: item('') }),
  piece: (text) =>
    named({
      type: 'response.output_text.delta',
      item_id: 'm1',
      output_index: 0,
      content_index: 0,
      delta: text,
      logprobs: [],
    }),
  end: (reason) => {
    const type = reason === 'stop' ? 'response.completed' : 'response.incomplete'
    const status = reason === 'stop' ? 'completed' : 'incomplete'
    const done = { type: 'response.output_item.done', output_index: 0, item: item('') }
    return named(done) + named({ type, response: response(status, []) })
  },
  whole: (text, reason) => response(reason === 'stop' ? 'completed' : 'incomplete', [item(text)]),
  errorEvent: () =>
    named({
      type: 'error',
      sequence_number: 3,
      error: { type: 'server_error', code: 'server_error', message: 'it failed', param: null },
    }),
  errorBody: () => ({ error: { message: 'not now', type: 'error', code: null, param: null } }),
  read: readResponses,
}

function item(text: string) {
  const content = [{ type: 'output_text', text, annotations: [] }]
  return { type: 'message', id: 'm1', role: 'assistant', status: 'completed', content }
}

function response(status: string, output: object[]) {
  return {
    id: 'r1',
    object: 'response',
    created_at: 1,
    model: 'stand-in',
    status,
    output,
    error: null,
    incomplete_details: status === 'incomplete' ? { reason: 'max_output_tokens' } : null,
    usage: { input_tokens: USAGE.in, output_tokens: USAGE.out, total_tokens: USAGE.in + USAGE.out },
  }
}

const anthropic: WireFormat = {
  path: /\/messages$/,
  begin: () =>
    named({ type: 'message_start', message: anthropicMessage([], null) }) +
    named({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'text', text: '' },
    }) +
    named({ type: 'ping' }),
  piece: (text) =>
    named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (reason) =>
    named({ type: 'content_block_stop', index: 0 }) +
    named({
      type: 'message_delta',
      delta: { stop_reason: anthropicEnd(reason), stop_sequence: null },
      usage: { output_tokens: USAGE.out },
    }) +
    named({ type: 'message_stop' }),
  whole: (text, reason) => anthropicMessage([{ type: 'text', text }], anthropicEnd(reason)),
  errorEvent: () =>
    named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  errorBody: () => ({ type: 'error', error: { type: 'error', message: 'not now' } }),
  read: readAnthropic,
}

/** An answer given as the input of a tool that the request forces, as Claude does for large forms. */
const anthropicTool: WireFormat = {
  ...anthropic,
  begin: () =>
    named({ type: 'message_start', message: anthropicMessage([], null) }) +
    named({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 'tool1', name: 'json', input: {} },
    }),
  piece: (text) =>
    named({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'input_json_delta', partial_json: text },
    }),
}

function anthropicMessage(content: object[], stop_reason: string | null) {
  const usage = { input_tokens: USAGE.in, output_tokens: USAGE.out }
  const head = { id: 'msg1', type: 'message', role: 'assistant', model: 'stand-in' }
  return { ...head, content, stop_reason, stop_sequence: null, usage }
}

function anthropicEnd(reason: Ending): string {
  return reason === 'stop' ? 'end_turn' : 'max_tokens'
}

const google: WireFormat = {
  path: /:(?:streamGenerateContent|generateContent)$/,
  begin: () => '',
  piece: (text) => data(candidate(text)),
  end: (reason) => data(candidate('', reason)),
  whole: (text, reason) => candidate(text, reason),
  errorEvent: () => data({ error: { code: 500, message: 'it failed', status: 'INTERNAL' } }),
  errorBody: () => ({ error: { code: 400, message: 'not now', status: 'INVALID_ARGUMENT' } }),
  read: readGoogle,
}

function candidate(text: string, reason?: Ending) {
  const usageMetadata = { promptTokenCount: USAGE.in, candidatesTokenCount: USAGE.out }
  const content = { role: 'model', parts: [{ text }] }
  const finishReason = reason === 'stop' ? 'STOP' : 'MAX_TOKENS'
  return { candidates: [{ index: 0, content, ...(reason && { finishReason }) }], usageMetadata }
}

export const WIRE_FORMATS = { chatCompletions, responses, anthropic, google }

/** How a provider answers this request: in words, or as the input of a tool that it forces. */
export function formatFor(format: WireFormat, { tools }: RequestBody): WireFormat {
  return format === anthropic && tools ? anthropicTool : format
}
