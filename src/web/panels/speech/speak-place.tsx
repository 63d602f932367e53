import { useFile } from '#web/hooks/use-file.ts'
import { useIdle } from '#web/hooks/use-idle.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import type { SpeechInput } from './use-speech.ts'

/** The field is there first: its microphone comes when the browser has nothing else to do. */
const loadSpeech = createFileLoader(() => import('./speak-into.tsx'))

/** Where the microphone of a small field is once its code is here. */
export function SpeakPlace(input: SpeechInput) {
  const file = useFile(loadSpeech, useIdle())
  return file && <file.SpeakInto {...input} />
}
