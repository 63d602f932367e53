import { endOfSpeech, punctuateSpeech } from '#domain/language/speech/punctuate-speech.ts'
import type { Recognition, RecognitionResults } from './speech-recognition.ts'

/** Why nothing can be heard. */
export type SpeechProblem = 'refused' | 'offline' | 'no_microphone' | 'no_language' | 'failed'

export interface SpeechState {
  isListening: boolean
  /** Words that are not final yet. */
  hearing: string
  problem: SpeechProblem | null
}

export const SILENCE: SpeechState = { isListening: false, hearing: '', problem: null }

export interface SpeechPorts {
  make: () => Recognition
  /** 'en' types English marks, 'ja' Japanese ones; `tag` is what the browser listens for. */
  language: { marks: 'en' | 'ja'; tag: string }
  /** Whether one listening may have several results; where not, one follows the other. */
  isContinuous: boolean
  /** The text up to the cursor. */
  before: () => string
  /** Types at the cursor. */
  type: (text: string) => void
  changed: (state: SpeechState) => void
  isOnline: () => boolean
  now: () => number
}

const PROBLEMS: Readonly<Record<string, SpeechProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  network: 'offline',
  'audio-capture': 'no_microphone',
  'language-not-supported': 'no_language',
}
/** The browser stops by itself in a silence: that is no fault and it begins again. */
const SILENT = new Set(['no-speech', 'aborted'])
/** One that stops sooner than this, in milliseconds, and again, does not work here. */
const TOO_SOON = 1_000
const MOST_TRIES = 3

/** One stretch of speaking into a field, from the press of the microphone until it is let go. */
export class SpeechSession {
  readonly #ports: SpeechPorts
  #state: SpeechState = SILENCE
  #recognition: Recognition | null = null
  #begun = 0
  #tries = 0
  #hasTyped = false

  constructor(ports: SpeechPorts) {
    this.#ports = ports
  }

  get isListening(): boolean {
    return this.#state.isListening
  }

  start(): void {
    if (this.isListening) return
    if (!this.#ports.isOnline()) {
      this.#fail('offline')
      return
    }
    this.#tries = 0
    this.#hasTyped = false
    this.#become({ isListening: true, hearing: '', problem: null })
    this.#listen()
  }

  /** What was heard so far is typed before it ends: no word that was shown is lost. */
  stop(): void {
    if (!this.isListening) return
    this.#take(this.#state.hearing)
    this.#end()
    this.#become(SILENCE)
  }

  #listen(): void {
    const recognition = this.#ports.make()
    this.#recognition = recognition
    this.#begun = this.#ports.now()
    recognition.lang = this.#ports.language.tag
    recognition.continuous = this.#ports.isContinuous
    recognition.interimResults = true
    recognition.onresult = (event) => this.#hear(event)
    recognition.onerror = ({ error }) => this.#hearError(error)
    recognition.onend = () => this.#goOn()
    try {
      recognition.start()
    } catch {
      this.#fail('failed')
    }
  }

  #hear({ resultIndex, results }: RecognitionResults): void {
    this.#tries = 0
    let hearing = ''
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index]
      const transcript = result?.[0].transcript ?? ''
      if (result?.isFinal) this.#take(transcript)
      else hearing += transcript
    }
    this.#become({ ...this.#state, hearing })
  }

  #hearError(error: string): void {
    if (SILENT.has(error)) return
    const problem = PROBLEMS[error] ?? 'failed'
    this.#fail(problem === 'offline' || this.#ports.isOnline() ? problem : 'offline')
  }

  /** It has ended by itself: what was not final yet is kept, and it listens again. */
  #goOn(): void {
    this.#recognition = null
    this.#take(this.#state.hearing)
    this.#tries = this.#ports.now() - this.#begun < TOO_SOON ? this.#tries + 1 : 0
    if (this.#tries >= MOST_TRIES) {
      this.#fail('failed')
      return
    }
    this.#become({ ...this.#state, hearing: '' })
    this.#listen()
  }

  #fail(problem: SpeechProblem): void {
    this.#take(this.#state.hearing)
    this.#end()
    this.#become({ isListening: false, hearing: '', problem })
  }

  #take(words: string): void {
    const { before, type, language } = this.#ports
    const text = punctuateSpeech({ before: before(), words, language: language.marks })
    if (text === '') return
    type(text)
    this.#hasTyped = true
  }

  /** Closes the sentence that was spoken, and hears nothing any more. */
  #end(): void {
    const { before, type, language } = this.#ports
    const mark = endOfSpeech({ before: before(), language: language.marks })
    if (this.#hasTyped && mark !== '') type(mark)
    const recognition = this.#recognition
    this.#recognition = null
    if (recognition === null) return
    recognition.onresult = null
    recognition.onerror = null
    recognition.onend = null
    recognition.abort()
  }

  #become(state: SpeechState): void {
    this.#state = state
    this.#ports.changed(state)
  }
}
