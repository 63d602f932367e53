import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { typeInto } from '#web/ui/form/type-into.ts'
import { findRecognition } from './speech-recognition.ts'
import { SILENCE, SpeechSession, type SpeechState } from './speech-session.ts'

export interface SpeechInput {
  field: RefObject<HTMLTextAreaElement | null>
  /** What is spoken. */
  language: Language
  /** Nothing may be written here now. */
  isOff?: boolean
  /** Hears the field's whole text after each stretch, also as the field goes away. */
  onTyped: (text: string) => void
}

export interface Speech extends SpeechState {
  start: () => void
  stop: () => void
}

/** Chrome on Android says each word again and again where one listening may have several results. */
const REPEATS = /android/i

/**
 * Speaking into a field; null where the browser cannot hear. It ends with the field, with Escape, and
 * when the page goes out of sight; the words shown until then are typed first.
 */
export function useSpeech({ field, language, isOff = false, onTyped }: SpeechInput): Speech | null {
  const [make] = useState(() => ({ recognition: findRecognition() }))
  const [state, setState] = useState<SpeechState>(SILENCE)
  const session = useRef<SpeechSession | null>(null)
  const latest = useRef(onTyped)
  useEffect(() => {
    latest.current = onTyped
  })
  useStops(session)
  useKeyboardAway(field, state.isListening)

  const { recognition } = make
  if (recognition === null || isOff) return null
  const start = () => {
    const element = field.current
    if (element === null) return
    session.current?.stop()
    session.current = new SpeechSession({
      make: recognition,
      language: { marks: language, tag: tagOf(language) },
      isContinuous: !REPEATS.test(navigator.userAgent),
      before: () => element.value.slice(0, element.selectionEnd),
      type: (text) => {
        // What is marked stays: only hands replace it.
        element.setSelectionRange(element.selectionEnd, element.selectionEnd)
        typeInto(element, text)
        latest.current(element.value)
      },
      changed: setState,
      isOnline: () => navigator.onLine,
      now: () => performance.now(),
    })
    session.current.start()
  }
  return { ...state, start, stop: () => session.current?.stop() }
}

/** The reader's own kind of the language where the browser names one, such as `en-GB`. */
function tagOf(language: Language): string {
  const own = navigator.languages.find((tag) => tag.startsWith(`${language}-`))
  return own ?? { en: 'en-US', ja: 'ja-JP' }[language]
}

function useStops(session: RefObject<SpeechSession | null>): void {
  // Before the field is gone: what was heard last still goes into it.
  useLayoutEffect(() => () => session.current?.stop(), [session])
  useEffect(() => {
    const stop = () => session.current?.stop()
    const leave = () => document.hidden && stop()
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && stop()
    document.addEventListener('visibilitychange', leave)
    document.addEventListener('keydown', giveUp)
    window.addEventListener('pagehide', stop)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      document.removeEventListener('keydown', giveUp)
      window.removeEventListener('pagehide', stop)
    }
  }, [session])
}

/** While somebody speaks, the phone's keyboard does not come up over what is typed. */
function useKeyboardAway(field: RefObject<HTMLTextAreaElement | null>, isListening: boolean): void {
  useEffect(() => {
    const element = field.current
    if (!isListening || element === null) return
    element.inputMode = 'none'
    return () => {
      element.inputMode = ''
    }
  }, [field, isListening])
}
