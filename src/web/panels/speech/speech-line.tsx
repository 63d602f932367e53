import { speechText as words } from '#web/text/speech.ts'
import type { Speech } from './use-speech.ts'

/** So many letters of what is being heard fit on a line; the newest are shown. */
const SHOWN = 80

/** While somebody speaks: the words as they come. Afterwards, if it went wrong: why, and what to do. */
export function SpeechLine({ speech }: { speech: Speech | null }) {
  if (speech === null) return null
  const { isListening, hearing, problem } = speech
  if (problem !== null) {
    return (
      <span role="alert" className="block text-assumed text-sm">
        {words.problems[problem]}
      </span>
    )
  }
  return (
    <>
      <span role="status" className="sr-only">
        {isListening ? words.listening : ''}
      </span>
      {isListening && (
        <span aria-hidden="true" className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">
          <span className="size-2 shrink-0 animate-breathe rounded-full bg-danger" />
          <span className="truncate">{hearing === '' ? words.listening : newest(hearing)}</span>
        </span>
      )}
    </>
  )
}

function newest(hearing: string): string {
  const text = hearing.trim()
  return text.length <= SHOWN ? text : `…${text.slice(-SHOWN)}`
}
