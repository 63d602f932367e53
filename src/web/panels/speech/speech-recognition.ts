/** The little of the browser's own speech recognition that is used here; TypeScript does not know it. */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export interface RecognitionResults {
  /** The first result that has changed. */
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>
}

type Maker = new () => Recognition

/** Makes a recogniser; null where the browser has none. */
export function findRecognition(): (() => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Maker
    webkitSpeechRecognition?: Maker
  }
  const Found = SpeechRecognition ?? webkitSpeechRecognition
  return Found === undefined ? null : () => new Found()
}
