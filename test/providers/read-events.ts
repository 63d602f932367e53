import { readEventStream } from '#web/api/stream/event-stream.ts'

export interface StreamedEvent {
  event: string
  data: Record<string, unknown>
}

/** All events of a stream. */
export function readEvents(response: Response): Promise<StreamedEvent[]> {
  return untilEvent(response, null)
}

/** The events up to the first of that name; the stream stays open. */
export async function untilEvent(
  response: Response,
  name: string | null,
): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  if (response.body === null) return events
  const stream = readEventStream(response.body)
  for (;;) {
    const { value, done } = await stream.next()
    if (done) return events
    events.push({ event: value.event, data: JSON.parse(value.data) })
    if (value.event === name) return events
  }
}
