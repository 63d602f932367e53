import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { bare, capitalise, lowerFirst, sentence } from '#domain/requirements/phrases.ts'
import { agreeing, areSeveral } from './agreement.ts'
import {
  followsWhen,
  isPlainEnglish,
  isSeveral,
  leaveOutAsides,
  listed,
  mayHappen,
  standsAloneInEnglish,
  tellsEvent,
  tellsOutcome,
  writeResult,
} from './english-clauses.ts'
import { tellsBound } from './english-predicates.ts'
import type { Frames } from './frames.ts'
import { quoteSpeech } from './quote-speech.ts'

const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]/u

/** The founder's words as they are inside a sentence. */
interface Phrases {
  inside(text: string): string
  role(name: string): string
  condition(when: string): string
  /** A condition that opens a sentence. */
  opening(when: string): string
}

const HOW_BAD =
  /common|often|rare|bad|annoying|usual|normal|a pity|awful|every day|all the time|(?:it )?happens/iu
const NO_IDEA = /never happened|(?:don['’]?t|do not|no) (?:know|idea)/iu

/** A word on how often it happens, or how bad it is. */
const REMARK = makePattern(
  'iu',
)`^(?:it )?(?:(?:is|'s) )?(?:very |so |really |too |quite )?(?:${HOW_BAD}|${NO_IDEA})(?: (?:here|too|a lot|often))?[.!?]*$`

/** The founder, where no other name was given. */
const SELF = new Set(['i', 'me', 'myself', 'we', 'us'])
const OWN_ARTICLE =
  /^(?:a|an|the|each|every|all|any|anybody|anyone|everybody|everyone|nobody|somebody|someone|both|they|our|my|mr|mrs|ms|dr|miss|sir)\b/i

function phrasesWith(names: ReadonlySet<string>): Phrases {
  const inside = (text: string) => quoteSpeech(lowerFirst(bare(text.trim()), names))
  const condition = (when: string) => inside(when.trim().replace(/^(?:when|if)\s+/i, ''))
  return {
    inside,
    condition,
    role: (name) => {
      const lower = inside(name)
      if (SELF.has(lower.toLowerCase())) return 'the owner'
      const isName = names.has(lower.split(' ')[0] ?? '')
      return isName || OWN_ARTICLE.test(lower) ? lower : `the ${lower}`
    },
    opening: (when) =>
      followsWhen(when) ? `When ${condition(when)}` : capitalise(bare(when.trim())),
  }
}

/** The sentences of a document in English. `names` are words that keep their capital letter. */
export function makeEnglishFrames(names: ReadonlySet<string>): Frames {
  const phrases = phrasesWith(names)
  return {
    speaks: (text) => !OTHER_SCRIPT.test(text),
    isPlain: isPlainEnglish,
    isDeed: () => true,
    hasOwnSubject: () => false,
    standsAlone: standsAloneInEnglish,
    tellsWhen: (condition) => !followsWhen(condition) || tellsEvent(condition),
    tellsResult: (outcome) => !REMARK.test(outcome.trim()) && tellsOutcome(outcome),
    text: leaveOutAsides,
    role: phrases.role,
    others: (names) => `anybody but ${listed(names.map(phrases.role))}`,
    ...requirementFrames(phrases),
    ...criterionFrames(phrases),
    ...messageFrames(phrases),
    ...recordFrames(phrases),
  }
}

/** "monthly dues should come": who is not one of the speakers. */
const WISH =
  /^(?!(?:i|we|you|they|he|she|it|there|this|that|these|those|somebody|someone)\b)(\p{L}[^,;:.]{2,60}?) (?:should|must|has to|have to|needs to|need to) (\p{L}[^;:]+)$/iu

type RequirementFrames =
  | 'clause'
  | 'lets'
  | 'letsAll'
  | 'letsOnly'
  | 'onFault'
  | 'appDoes'
  | 'appDoesWhen'
  | 'title'

function requirementFrames(phrases: Phrases): Pick<Frames, RequirementFrames> {
  const { inside, role, condition, opening } = phrases
  return {
    lets: (name, does) => sentence(`The app shall let ${role(name)} ${inside(does)}`),
    letsAll: (names, does) =>
      sentence(`The app shall let ${listed(names.map(role))} ${inside(does)}`),
    letsOnly: (names, does) =>
      sentence(`The app shall let only ${listed(names.map(role))} ${inside(does)}`),
    clause: (wish) => {
      const [, subject = '', wanted = ''] = WISH.exec(wish.trim()) ?? []
      return wanted === '' ? null : sentence(`${capitalise(subject)} shall ${wanted}`)
    },
    onFault: (when, name, does) => {
      const start = followsWhen(when) ? `If ${condition(when)}, then` : `${opening(when)},`
      const what = name === null ? inside(does) : `let ${role(name)} ${inside(does)}`
      return sentence(`${start} the app shall ${what}`)
    },
    appDoes: (does) => sentence(`The app shall ${inside(does)}`),
    appDoesWhen: (when, does) => sentence(`${opening(when)}, the app shall ${inside(does)}`),
    title: (does, isSupplied) =>
      sentence(capitalise(bare(isSupplied ? does.replace(/^\p{L}+\s+(?=\S)/u, '') : does))),
  }
}

type CriterionFrames =
  | 'rule'
  | 'condition'
  | 'tries'
  | 'refused'
  | 'result'
  | 'does'
  | 'step'
  | 'shows'
  | 'opens'
  | 'marks'
  | 'holds'
  | 'areKept'
  | 'stands'
  | 'isAt'

function criterionFrames({ inside, condition, opening }: Phrases): Pick<Frames, CriterionFrames> {
  const ofThing = (thing: string) => `the ${inside(thing).replace(/^(?:each|every|all|per) /u, '')}`
  const named = (field: string) =>
    OWN_ARTICLE.test(field) ? inside(field) : `the ${inside(field)}`
  return {
    rule: (when, then) => {
      if (when === null) return sentence(capitalise(bare(then)))
      const isNamed = followsWhen(when) && !tellsEvent(when)
      const start = isNamed ? `${capitalise(bare(when))}:` : `${opening(when)},`
      return sentence(`${start} ${inside(then)}`)
    },
    condition: (when) => (followsWhen(when) && mayHappen(when) ? condition(when) : null),
    tries: (who, does) => `${who} ${areSeveral(who) ? 'try' : 'tries'} to ${inside(does)}`,
    refused: 'the app refuses it',
    result: (outcome) => writeResult(inside(outcome.replace(/^then\s+/i, ''))),
    does: (who, does, said) => {
      const told = agreeing(who, inside(does), said)
      return told === null ? null : `${who} ${told}`
    },
    step: (who, does, said) => {
      const told = agreeing(who, inside(does), said)
      return told === null ? null : sentence(`${capitalise(who)} ${told}`)
    },
    shows: (what) => `the app shows ${inside(what)}`,
    opens: (who, screen) => `${who} opens the screen “${screen.trim()}”`,
    marks: (does) => {
      const word = /^(?:mark|label|note|record)\b.+?["“]([^"“”]+)["”]$/iu.exec(does.trim())?.[1]
      return word === undefined ? null : `it is marked “${word}”`
    },
    holds: (rule) => `this holds: ${inside(rule)}`,
    areKept: ([first = '', ...more], thing) =>
      more.length === 0
        ? `${named(first)} ${isSeveral(first) ? 'are' : 'is'} kept with ${ofThing(thing)}`
        : `${listed([first, ...more].map(inside))} are kept with ${ofThing(thing)}`,
    stands: (thing, stage) => `the ${inside(thing)} is “${stage.trim()}”`,
    isAt: (thing, stage) => `the ${inside(thing)} is “${stage.trim()}”`,
  }
}

function messageFrames({ inside, role, opening }: Phrases): Pick<Frames, 'message' | 'gets'> {
  const by = (channel: string | null) => (channel === null ? '' : ` by ${inside(channel)}`)
  /** "a message", "the receipt", or what it says in its own words. */
  const what = (words: string | null | undefined, none: string) =>
    !words ? none : /^[\p{Ll}-]+$/u.test(words) ? `the ${words}` : `“${words.trim()}”`
  return {
    message: ({ to, when, channel, words }) => {
      const sent = `send ${to === null ? '' : `${role(to)} `}${what(words, 'a message')}`
      const send = `the app shall ${sent}${by(channel)}`
      return sentence(when === null ? capitalise(send) : `${opening(when)}, ${send}`)
    },
    gets: ({ to, channel, words }) =>
      (to === null
        ? `${what(words, 'the message')} goes out`
        : `${role(to)} ${areSeveral(role(to)) ? 'get' : 'gets'} ${what(words, 'the message')}`) +
      by(channel),
  }
}

/** Words on keeping that say themselves what happens. */
const SAYS_WHAT =
  /^(?:can|may|must|shall|will|goes?|only|until|as long as|never|kept?|stored?|saved?|deleted?|removed?|erased?|thrown|forgotten|anonymi[sz]ed?)\b/

type RecordFrames =
  | 'measure'
  | 'guard'
  | 'kept'
  | 'fieldsNeeded'
  | 'stages'
  | 'quoted'
  | 'quoteJoint'
  | 'oneOf'
  | 'hidden'
  | 'against'

function recordFrames({ inside }: Phrases): Pick<Frames, RecordFrames> {
  const quoted = (words: string) => `“${words.trim()}”`
  return {
    measure: ({ what, from, to }) => sentence(`${bare(what)}${changeOf(from, to)}`),
    guard: ({ what, from, to }) => {
      const limit = to ?? from
      if (limit === null) return sentence(bare(what))
      const than = tellsBound(limit) ? '' : 'not worse than '
      return sentence(`${bare(what)}: ${than}${bare(limit)}`)
    },
    kept: (name, keep) => {
      const told = inside(keep).replace(/^(?:is|are)\s+/, '')
      if (!isPlainEnglish(keep) || told.includes(inside(name))) {
        return sentence(`${capitalise(name)}: ${quoted(bare(keep))}`)
      }
      return sentence(`${capitalise(name)}: ${SAYS_WHAT.test(told) ? told : `kept ${told}`}`)
    },
    fieldsNeeded: (fields) => {
      const named = fields.map(({ name, used }) => `${name} (${used.join(', ')})`)
      return sentence(
        `Other lines need what no thing holds yet: ${named.join('; ')}. Add it; it may stay empty`,
      )
    },
    stages: (thing, stages) =>
      sentence(`${capitalise(thing)} is one of: ${stages.map(bare).join(', ')}`),
    quoted,
    quoteJoint: ', ',
    oneOf: (values) => `one of: ${values.join(', ')}`,
    hidden: 'private',
    against: (quotes) => quotes.map(quoted).join(' against '),
  }
}

function changeOf(from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : `: ${bare(to)}`
  return to === null ? `: from ${bare(from)}` : `: from ${bare(from)} to ${bare(to)}`
}
