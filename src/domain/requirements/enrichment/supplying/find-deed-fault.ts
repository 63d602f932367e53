import { countWords } from '#domain/language/count-words.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { SHOWN } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { FormFault } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { isBrokenDeed } from '#domain/requirements/writing/features/broken-deed.ts'

interface Deed {
  text: string
  /** The name that it has in the proposal. */
  part: string
  /** Who does it; nobody for the app. */
  roles: readonly Role[]
  frames: Frames
  /** The most words that it may have. */
  most: number
}

/** Why a text is no deed that a requirement can be made of: a verb and its object, and not who does it. */
export function findDeedFault({ text, part, most, ...around }: Deed): Fault | null {
  const form = formOf(text, around)
  if (form !== null) return { rule: 'shape', form, words: text.slice(0, SHOWN), part }
  if (countWords(text) <= most) return null
  return { rule: 'shape', form: 'too-many-words', most, words: text.slice(0, SHOWN), part }
}

function formOf(deed: string, { roles, frames }: Pick<Deed, 'roles' | 'frames'>): FormFault | null {
  if (deed === '') return 'empty'
  if (!frames.speaks(deed)) return 'other-language'
  const isNamed = roles.some(({ name }) => isDoer(deed, name))
  if (isNamed || NO_DEED.test(deed)) return 'no-deed'
  const hasVerb = !UNSPACED.test(deed) || ENDS_IN_VERB.test(deed)
  if (!hasVerb || !frames.isDeed(deed) || isBrokenDeed(deed)) return 'no-deed'
  return hasObject(deed) ? null : 'no-object'
}

/** 「沙織の表から取り込む」, 「先生ごとの順番を見る」 and "Delyth's list": whose it is begins the deed, not who does it. */
function isDoer(deed: string, name: string): boolean {
  const rest = deed.slice(name.length)
  return (
    deed.toLowerCase().startsWith(name.toLowerCase()) &&
    !/^(?:['’]s\b|の|ごと|毎|別|用|向け|宛|[をにへ]|から)/u.test(rest)
  )
}

/** "Do a quote": what it is done to is behind the verb, whatever the verb is; who signs in needs nothing. */
function hasObject(deed: string): boolean {
  if (UNSPACED.test(deed)) return contentStems(deed).size >= LEAST_STEMS
  return NEEDS_NONE.test(deed) || contentStems(deed.replace(/^\S+\s*/u, '')).size > 0
}

/** No deed: who does it stands apart, and so does that it shall be done. "Allow an exception" and "let go of" are deeds. */
const NO_DEED =
  /^(?:the|an?|to|we|it|they|app|user|users|system|shall|should|must)\b|^allow\b.* to\b|^let\b(?! go\b)/iu
const ENDS_IN_VERB = /[うくぐすつぬぶむる]$/u
const NEEDS_NONE = /^(?:sign|log) (?:in|on|out|off|up)$/iu
/** A verb and an object. */
const LEAST_STEMS = 2
