import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { DeedForms } from './deed-forms.ts'
import type { Told } from './read-exception.ts'
import type { Who, WhoReader } from './read-who.ts'
import { Place } from './role-names.ts'

interface Shape {
  /** With the groups `topic`, and `no` or `verb` where the form has them; persons follow it. */
  pattern: RegExp
  form: 'seen' | 'given' | 'passive' | 'forbidden' | 'named' | 'objectFirst'
}

const TOPIC =
  /(?<topic>(?!(?:but|and|not|only|that|it|if|when|pero|que|si|cuando)\s)[\p{L}\p{N}][^,;:]{1,60}?)/u
const BE = "(?:is|are|should be|must be|can be|may be|will be|get|gets|being|be|'s)"
const NO = '(?<no>not |never )?'
const NO_BE = "(?<no>not be |n['’]t be |never be |not |n['’]t |never )?"
const SEEN = '(?:visible|shown|available|open|accessible|readable|viewable|private|confidential)'
const ENGLISH: readonly Shape[] = [
  {
    form: 'seen',
    pattern: makePattern(
      'iu',
    )`^${TOPIC} (?:is|are|should|must|can|may|get|gets|to)(?: |(?=n['’]t))${NO_BE}(?:be )?(?<only>only )?${SEEN} (?<onlyBehind>only )?(?:to|for|by)(?= )`,
  },
  {
    form: 'forbidden',
    pattern: makePattern(
      'iu',
    )`^${TOPIC} (?:is|are) (?:forbidden|off limits|taboo|not allowed|closed) (?:for|to)(?= )`,
  },
  {
    form: 'passive',
    pattern: makePattern(
      'iu',
    )`^${TOPIC} (?:can |may |must |should )?${NO}(?<only>only )?${BE}(?<only2> only)? (?<verb>\p{L}+)(?<onlyBehind> only)? by(?= )`,
  },
  {
    form: 'given',
    pattern: makePattern('iu')`^${TOPIC} (?:is|are) ${NO}(?<only>only |just )?(?:for|up to)(?= )`,
  },
  {
    form: 'named',
    pattern: makePattern(
      'iu',
    )`^${TOPIC}, (?:that|this|those|these)(?:['’]s| is| are) (?<only>only |just )?`,
  },
  { form: 'named', pattern: makePattern('iu')`^${TOPIC} (?:is|are) (?=only |just )` },
  { form: 'given', pattern: makePattern('iu')`^(?<topic>\p{L}+ing (?:\p{L}+ ?){1,4}?) is(?= )` },
  { form: 'named', pattern: makePattern('iu')`^${TOPIC}(?::|,| [–—-])(?= )` },
]
const LO = '(?<no>no )?l[oa]s? '
const SPANISH: readonly Shape[] = [
  {
    form: 'objectFirst',
    pattern: makePattern('iu')`^${TOPIC} ${LO}(?<verb>(?:puede[ns]? |podemos )?\p{Ll}+)(?= )`,
  },
  {
    form: 'seen',
    pattern: makePattern(
      'iu',
    )`^${TOPIC} (?<no>no )?(?:es|son|está|están) (?<only>s[oó]lo )?(?:visibles? )?para(?= )`,
  },
  {
    form: 'given',
    pattern: makePattern(
      'iu',
    )`^(?<topic>\p{Ll}+[aei]r(?:l[oae]s?)?(?: [^,;:]{1,40}?)?)(?= s[oó]lo )`,
  },
  {
    form: 'named',
    pattern: makePattern(
      'iu',
    )`^${TOPIC}(?:[:,]| [–—-]|(?= (?:s[oó]lo|solamente|únicamente|nom[aá]s) ))(?= )`,
  },
]
const TO_DO = /^\s*(?:to|para) (?<deed>\p{L}+(?: [^,;:]+)?)$/iu

const ARTICLE = /^(?:the|an?|my|our|your|their|all|el|la|los|las|su|sus|mi|mis)(?=\s)/iu

interface Readers {
  who: WhoReader
  forms: DeedForms
}

/** "Health notes: only the coach", "fees are visible to everyone except …": the thing in front of who. */
export function readTopic(text: string, { who: reader, forms }: Readers): Told | null {
  for (const { form, pattern } of forms.language === 'en' ? ENGLISH : SPANISH) {
    const found = pattern.exec(text)
    if (found === null) continue
    const place = new Place(text, found[0].length)
    const read = reader.read(place)
    if (read === null) continue
    const { topic = '', verb = '', no, only, only2, onlyBehind } = found.groups ?? {}
    const deed = TO_DO.exec(place.rest())?.groups?.deed
    if (deed === undefined && !place.isEnd()) continue
    const isOnly = (only ?? only2 ?? onlyBehind) !== undefined
    const who = turned(read, { isOnly, isDenied: no !== undefined || form === 'forbidden' })
    const what = whatOf({ form, topic: topic.trim(), verb, deed }, forms)
    if (who === null || what === null) continue
    const isSaid = (form !== 'named' && form !== 'given') || forms.ofName(topic) !== null
    return { who, what, object: topic.trim(), certain: isSaid || deed !== undefined }
  }
  return null
}

function whatOf(
  {
    form,
    topic,
    verb,
    deed,
  }: { form: Shape['form']; topic: string; verb: string; deed: string | undefined },
  forms: DeedForms,
): string | null {
  const object = topic.replace(ARTICLE, (word) => word.toLowerCase())
  if (form === 'passive') {
    const done = forms.ofPassive(verb)
    return done === null ? null : `${done} ${object}`
  }
  if (form === 'objectFirst') {
    const done = forms.baseOf(verb.replace(/^(?:puede[ns]?|podemos) /iu, ''))
    return done === null ? null : `${done} ${object}`
  }
  if (deed !== undefined) return deed.includes(' ') ? deed : `${deed} ${object}`
  return forms.ofName(object) ?? `${forms.see} ${object}`
}

/** "only visible to A", "not visible to B", "forbidden for all but C". */
function turned(
  who: Who,
  { isOnly, isDenied }: { isOnly: boolean; isDenied: boolean },
): Who | null {
  const only = isOnly ? [...who.only, ...who.may] : who.only
  const told: Who = { ...who, only, may: isOnly ? [] : who.may }
  if (!isDenied) return told
  if (who.all)
    return who.never.length > 0 ? { ...told, only: who.never, never: [], all: false } : null
  if (only.length > 0 || who.nobody) return null
  return { ...told, may: [], never: [...who.never, ...who.may] }
}
