export interface StreamEvent {
  event: string
  data: string
}

/** Reads a `text/event-stream` body event by event, whatever pieces it arrives in. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let pending = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      pending += value
      const blocks = pending.split(/\r?\n\r?\n/)
      pending = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** One block of lines; null for a comment (the server's sign of life). */
function parseEvent(block: string): StreamEvent | null {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line))
  const data = fields.filter((field) => field?.[1] === 'data').map((field) => field?.[2] ?? '')
  if (data.length === 0) return null
  const event = fields.find((field) => field?.[1] === 'event')?.[2] ?? 'message'
  return { event, data: data.join('\n') }
}
