import { SpeakButton } from './speak-button.tsx'
import { SpeechLine } from './speech-line.tsx'
import { type SpeechInput, useSpeech } from './use-speech.ts'

/** A quiet microphone for a small field, and beside it what is heard. */
export function SpeakInto(input: SpeechInput) {
  const speech = useSpeech(input)
  if (speech === null) return null
  return (
    <span className="inline-flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1">
      <SpeakButton speech={speech} size="sm" variant="quiet" />
      <SpeechLine speech={speech} />
    </span>
  )
}
