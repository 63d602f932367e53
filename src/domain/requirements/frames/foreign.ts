import { countWords } from '#domain/language/count-words.ts'
import { hasFillers } from '#domain/language/speech/spoken-pieces.ts'
import { bare, capitalise, sentence } from '#domain/requirements/phrases.ts'
import type { Frames } from './frames.ts'

/** No line of the founder's own is longer, in words. */
const MOST_WORDS = 40

/** Words that we do not bend are taken as they are. */
const TOLD = {
  standsAlone: () => true,
  tellsResult: () => true,
  tellsWhen: () => true,
} satisfies Partial<Frames>

/**
 * The sentences of a document around words of a language that they do not bend: the frame in the
 * document's language, the founder's words in quotation marks as they are.
 */
export function makeForeignFrames(frames: Frames): Frames {
  const { quoted } = frames
  const own = (text: string) => quoted(bare(text))
  const listed = (parts: readonly string[]) => parts.map(own).join(', ')
  const by = (channel: string | null) => (channel === null ? '' : ` by ${own(channel)}`)
  return {
    ...frames,
    isPlain: (text) => !hasFillers(text) && countWords(text) <= MOST_WORDS,
    ...TOLD,
    role: own,
    others: (names) => `anybody but ${listed(names)}`,
    lets: (role, does) => `The app shall let ${own(role)} do this: ${own(does)}.`,
    letsAll: (roles, does) => `The app shall let ${listed(roles)} do this: ${own(does)}.`,
    letsOnly: (roles, does) => `The app shall let only ${listed(roles)} do this: ${own(does)}.`,
    clause: () => null,
    onFault: (when, role, does) => {
      const whom = role === null ? 'do this' : `let ${own(role)} do this`
      return `If ${own(when)}, then the app shall ${whom}: ${own(does)}.`
    },
    appDoes: (does) => `The app shall do this: ${own(does)}.`,
    appDoesWhen: (when, does) => `When ${own(when)}, the app shall do this: ${own(does)}.`,
    rule: (when, then) => (when === null ? sentence(then) : `${own(when)}: ${own(then)}.`),
    condition: own,
    tries: (who, does) => `${who} tries to do this: ${own(does)}`,
    result: (outcome) => (/^[“「]/u.test(outcome) ? outcome : own(outcome)),
    does: (who, does) => `${who} does this: ${own(does)}`,
    step: (who, does) => `${capitalise(who)}: ${own(does)}.`,
    shows: (what) => `the app shows ${/^[“「]/u.test(what) ? what : own(what)}`,
    opens: (who, screen) => `${who} opens the screen ${own(screen)}`,
    holds: (rule) => `this holds: ${own(rule)}`,
    areKept: (fields, thing) => `${listed(fields)} are kept with ${own(thing)}`,
    stands: (thing, stage) => `${own(thing)} is ${own(stage)}`,
    isAt: (thing, stage) => `${own(thing)} is ${own(stage)}`,
    kept: (name, keep) => sentence(`${capitalise(name)}: ${own(keep)}`),
    message: ({ to, when, channel, words }) => {
      const what = words ? own(words) : 'a message'
      const send = `the app shall send ${to === null ? '' : `${own(to)} `}${what}${by(channel)}`
      return sentence(when === null ? capitalise(send) : `When ${own(when)}, ${send}`)
    },
    gets: ({ to, channel, words }) => {
      const what = words ? own(words) : 'the message'
      return (to === null ? `${what} goes out` : `${own(to)} gets ${what}`) + by(channel)
    },
  }
}
