import { beforeEach, expect, it } from 'vitest'
import type { Recognition, RecognitionResults } from './speech-recognition.ts'
import { SpeechSession, type SpeechState } from './speech-session.ts'

/** A recogniser that is told what it hears. */
class Heard extends EventTarget implements Recognition {
  lang = ''
  continuous = false
  interimResults = false
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  isOn = false
  #results: { isFinal: boolean; 0: { transcript: string } }[] = []

  start() {
    this.isOn = true
  }
  stop() {
    this.abort()
  }
  abort() {
    this.isOn = false
    this.onend?.()
  }
  say(transcript: string, isFinal: boolean) {
    const at = this.#results.findIndex((each) => !each.isFinal)
    const resultIndex = at === -1 ? this.#results.length : at
    this.#results[resultIndex] = { isFinal, 0: { transcript } }
    const event: RecognitionResults = { resultIndex, results: this.#results }
    this.onresult?.(event)
  }
}

let made: Heard[]
let text: string
let states: SpeechState[]
let isOnline: boolean
let now: number

function open(language: 'en' | 'ja' = 'en'): SpeechSession {
  return new SpeechSession({
    make: () => {
      const one = new Heard()
      made.push(one)
      return one
    },
    language: { marks: language, tag: language === 'en' ? 'en-GB' : 'ja-JP' },
    isContinuous: true,
    before: () => text,
    type: (more) => {
      text += more
    },
    changed: (state) => states.push(state),
    isOnline: () => isOnline,
    now: () => now,
  })
}

const last = () => states.at(-1)
const ear = () => made.at(-1) as Heard

beforeEach(() => {
  made = []
  text = ''
  states = []
  isOnline = true
  now = 0
})

it('shows words as they come, types them when they are final, and closes the sentence', () => {
  const session = open()
  session.start()
  expect(ear()).toMatchObject({ lang: 'en-GB', continuous: true, interimResults: true })
  ear().say('we sell', false)
  expect([text, last()?.hearing]).toEqual(['', 'we sell'])
  ear().say('we sell eggs', true)
  expect([text, last()?.hearing]).toEqual(['We sell eggs', ''])
  ear().say('people order by text', true)
  session.stop()
  expect(text).toBe('We sell eggs. People order by text.')
  expect(last()).toEqual({ isListening: false, hearing: '', problem: null })
  expect(ear().isOn).toBe(false)
})

it('keeps words that were not final yet when it is stopped', () => {
  const session = open()
  session.start()
  ear().say('we sell eggs and', false)
  session.stop()
  expect(text).toBe('We sell eggs and')
})

it('leaves the text alone when nothing was said', () => {
  text = 'We sell eggs'
  const session = open()
  session.start()
  session.stop()
  expect(text).toBe('We sell eggs')
})

it('listens again when the browser stops in a silence, and not for ever', () => {
  const session = open()
  session.start()
  now = 8_000
  ear().onerror?.({ error: 'no-speech' })
  ear().abort()
  expect([made.length, session.isListening]).toEqual([2, true])
  ear().say('we sell eggs', true)
  for (let end = 0; end < 3; end += 1) ear().abort()
  expect([session.isListening, last()?.problem, text]).toEqual([false, 'failed', 'We sell eggs.'])
})

it.each([
  ['not-allowed', true, 'refused'],
  ['service-not-allowed', true, 'refused'],
  ['audio-capture', true, 'no_microphone'],
  ['network', true, 'offline'],
  ['language-not-supported', true, 'no_language'],
  ['something', true, 'failed'],
  ['something', false, 'offline'],
])('on %s, online %s, it ends with %s', (error, online, problem) => {
  const session = open()
  session.start()
  ear().say('we sell eggs', false)
  isOnline = online
  ear().onerror?.({ error })
  expect(last()).toEqual({ isListening: false, hearing: '', problem })
  expect(text).toBe('We sell eggs.')
})

it('asks for no microphone while there is no connection', () => {
  isOnline = false
  const session = open('ja')
  session.start()
  expect([made.length, last()?.problem]).toEqual([0, 'offline'])
})
