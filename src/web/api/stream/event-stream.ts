import { EventSourceParserStream } from 'eventsource-parser/stream'

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
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield { event: value.event ?? 'message', data: value.data }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
