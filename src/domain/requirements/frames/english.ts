import { bare, lowerFirst, sentence, upperFirst } from '#domain/requirements/phrases.ts'
import { followsWhen, thirdPerson } from './english-clauses.ts'
import type { Frames } from './frames.ts'

const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]/u

/** The founder's words as they stand inside a sentence. */
interface Phrases {
  inside(text: string): string
  role(name: string): string
  condition(when: string): string
  /** A condition that opens a sentence. */
  opening(when: string): string
}

/** The founder, where no other name was given. */
const SELF = new Set(['i', 'me', 'myself', 'we', 'us'])

function phrasesWith(names: ReadonlySet<string>): Phrases {
  const inside = (text: string) => lowerFirst(bare(text.trim()), names)
  const condition = (when: string) => inside(when.trim().replace(/^(?:when|if)\s+/i, ''))
  return {
    inside,
    condition,
    role: (name) => {
      const lower = inside(name)
      if (SELF.has(lower.toLowerCase())) return 'the owner'
      return /^(?:a|an|the|each|every|all|any|our|my)\s/i.test(lower) ? lower : `the ${lower}`
    },
    opening: (when) =>
      followsWhen(when) ? `When ${condition(when)}` : upperFirst(bare(when.trim())),
  }
}

/** The sentences of a document in English. `names` are words that keep their capital letter. */
export function englishFrames(names: ReadonlySet<string>): Frames {
  const phrases = phrasesWith(names)
  return {
    speaks: (text) => !OTHER_SCRIPT.test(text),
    role: phrases.role,
    ...requirementFrames(phrases),
    ...messageFrames(phrases),
    ...recordFrames(phrases),
  }
}

type RequirementFrames =
  | 'lets'
  | 'appDoes'
  | 'appDoesWhen'
  | 'title'
  | 'rule'
  | 'condition'
  | 'tries'
  | 'refused'
  | 'result'
  | 'step'

function requirementFrames(phrases: Phrases): Pick<Frames, RequirementFrames> {
  const { inside, role, condition, opening } = phrases
  return {
    lets: (name, does) => sentence(`The app shall let ${role(name)} ${inside(does)}`),
    appDoes: (does) => sentence(`The app shall ${inside(does)}`),
    appDoesWhen: (when, does) => sentence(`${opening(when)}, the app shall ${inside(does)}`),
    title: (does) => sentence(upperFirst(bare(does))),
    rule: (when, then) =>
      sentence(when === null ? upperFirst(bare(then)) : `${opening(when)}, ${inside(then)}`),
    condition: (when) => (followsWhen(when) ? condition(when) : null),
    tries: (name, does) => `${role(name)} tries to ${inside(does)}`,
    refused: 'the app refuses it',
    result: inside,
    step: (who, does, said) =>
      sentence(`${upperFirst(who)} ${thirdPerson(inside(does), said) ?? `will ${inside(does)}`}`),
  }
}

function messageFrames({ inside, role, opening }: Phrases): Pick<Frames, 'message' | 'gets'> {
  const by = (channel: string | null) => (channel === null ? '' : ` by ${inside(channel)}`)
  return {
    message: ({ to, when, channel }) => {
      const what = to === null ? 'a message' : `${role(to)} a message`
      const send = `the app shall send ${what}${by(channel)}`
      return sentence(when === null ? upperFirst(send) : `${opening(when)}, ${send}`)
    },
    gets: ({ to, channel }) =>
      (to === null ? 'the message goes out' : `${role(to)} gets the message`) + by(channel),
  }
}

/** Words on keeping that say themselves what happens. */
const SAYS_WHAT =
  /^(?:kept?|stored?|saved?|deleted?|removed?|erased?|thrown|forgotten|anonymi[sz]ed?)\b/

type RecordFrames =
  | 'measure'
  | 'guard'
  | 'kept'
  | 'stages'
  | 'quoted'
  | 'oneOf'
  | 'hidden'
  | 'against'

function recordFrames({ inside }: Phrases): Pick<Frames, RecordFrames> {
  const quoted = (words: string) => `“${words.trim()}”`
  return {
    measure: ({ what, from, to }) => sentence(`${bare(what)}${changeOf(from, to)}`),
    guard: (what) => sentence(what),
    kept: (name, keep) => {
      const told = inside(keep).replace(/^(?:is|are)\s+/, '')
      return sentence(`${upperFirst(name)}: ${SAYS_WHAT.test(told) ? told : `kept ${told}`}`)
    },
    stages: (thing, stages) =>
      sentence(`${upperFirst(thing)} is one of: ${stages.map(bare).join(', ')}`),
    quoted,
    oneOf: (values) => `one of: ${values.join(', ')}`,
    hidden: 'private',
    against: (quotes) => quotes.map(quoted).join(' against '),
  }
}

function changeOf(from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : `: ${bare(to)}`
  return to === null ? `: from ${bare(from)}` : `: from ${bare(from)} to ${bare(to)}`
}
