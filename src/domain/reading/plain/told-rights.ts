import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { ARTICLE, FOUNDER } from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import { nameAtStart } from './plain-names.ts'
import type { PlainRole, PlainSetting } from './plain-people.ts'
import { findRights, type PlainRight } from './plain-rights.ts'
import { findNamedActor } from './plain-rows.ts'
import { soleRights } from './sole-rights.ts'
import { toBaseForm } from './verb-forms.ts'

type Told = PlainRight & { role: string }

interface Context {
  roles: readonly PlainRole[]
  setting: PlainSetting
}

/** Where rights are told outside of question 5; the story and the problem tell deeds. */
const QUESTIONS: ReadonlySet<string> = new Set(['q8', 'q9', 'q10', 'q12', 'q14'])
const OBJECT = /(?:el|la|los|las|su|sus) .{2,50}?(?<!\s(?:de|a|con|en|por|para|que))/
const WHO = /(?:(?:el|la|los|las) )?[\p{L}-]+/u
/** "El nivel lo pone el profe, no el alumno": the object first, its pronoun, the verb, who. */
const OBJECT_FIRST = makePattern(
  'iu',
)`^(?<object>${OBJECT})\s(?<no>no )?(?:lo|la|los|las) (?<verb>\p{Ll}+) (?<only>s[oó]lo |únicamente )?(?<who>${WHO})(?<rest>.*)$`
const MAY_OR_SEES = 'darf|dürfen|sieht|sehen|mag|mogen|ziet|zien'
const ONLY_WORDS = 'nur |ausschließlich |alleen '
const NOT_WORDS = 'nicht |niet |nie |nooit '
/** "Telefon sieht nur der Wart", "Erlassen darf nur die Chefin". */
const VERB_SECOND = makePattern(
  'iu',
)`^(?<object>.{3,50}?)\s(?<verb>${MAY_OR_SEES}) (?<only>${ONLY_WORDS})?(?<no>${NOT_WORDS})?(?<who>(?:(?:der|die|das|de|het) )?[\p{L}-]+)(?<rest>.*)$`
const SOLE_START = /^(?:s[oó]lo|únicamente|nur|seulement|apenas|soltanto|alleen)\s+/iu
const MODAL =
  /^\s*(?:(?:no|nunca|ne|non|não)\s+)?(?:puede[ns]?|puedo|podrán?|peut|peuvent|darf|dürfen|pode[mn]?|può|possono|mag|mogen)(?![\p{L}])/iu
/** "nunca debe ver": what nobody is to see; "debe ver" alone is a wish. */
const MUST_NOT =
  /^\s*(?:no|nunca|jamás|ne|non|não)\s+(?:deben?|doit|doivent|deve[mn]?|devono)\s+(?:pas\s+)?(?:poder\s+|pouvoir\s+|poter\s+)?(?=ver|voir|vedere)/iu
const SEES = /^\s*(?:(?:no|nunca)\s+)?(?:ve|ven|veo|sieht|sehen|sehe|voit|voient)(?![\p{L}])/iu
const TOLD = [MODAL, MUST_NOT, SEES]

/** What somebody may or may not, told in another answer than that about the people. */
export function readToldRights(line: PlainLine, context: Context): ProposedRow[] {
  if (!QUESTIONS.has(line.question)) return []
  const text = line.label === null ? line.text : line.body
  const sole = soleRights(line.text, context.setting.language, (name) => roleNamed(name, context))
  const told = sole.length > 0 ? sole : (objectFirst(text, context) ?? subjectFirst(text, context))
  const said = [{ question: line.question, text: line.text }]
  return told.map((fields) => propose('permission', fields, { said, certainty: 'guess' }))
}

function objectFirst(text: string, context: Context): Told[] | null {
  const { language } = context.setting
  const found = (language === 'es' ? OBJECT_FIRST : VERB_SECOND).exec(text)?.groups
  if (found === undefined) return null
  const role = roleNamed(found.who ?? '', context)
  if (role === null || roleNamed(found.object ?? '', context) === role) return null
  const what = toBaseForm(`${found.verb} ${lowerArticle(found.object ?? '')}`, language)
  const may = found.no === undefined ? (found.only === undefined ? 'may' : 'only') : 'never'
  return [{ role, may, what }, ...others(found.rest ?? '', { what, may, context })]
}

/** "..., no el alumno": who may not, or who may after all. */
function others(
  rest: string,
  { what, may, context }: { what: string; may: PlainRight['may']; context: Context },
): Told[] {
  const who = /^,\s(?:y\s|und\s)?(?:no|nicht|pas|non|niet)\s([^,.]{2,40})(?:[,.]|$)/iu.exec(
    rest,
  )?.[1]
  const role = who === undefined ? null : roleNamed(who, context)
  return role === null || may === 'never' ? [] : [{ role, may: 'never', what }]
}

function subjectFirst(text: string, context: Context): Told[] {
  const isSole = SOLE_START.test(text)
  const start = nameAtStart(text.replace(SOLE_START, ''), context.setting.names)
  if (start === null || !TOLD.some((form) => form.test(start.rest))) return []
  const role = roleNamed(start.name, context)
  if (role === null) return []
  const [first, ...more] = start.rest.split(/,\s+/)
  const rights = findRights(first ?? '', context.setting.language)
  return rights.flatMap(({ may, what }) => [
    { role, what, may: isSole && may === 'may' ? ('only' as const) : may },
    ...more.flatMap((part) =>
      refused(part, context).map((who) => ({ role: who, may: 'never' as const, what })),
    ),
  ])
}

/** "Paola no", "der Azubi nicht". */
function refused(part: string, context: Context): string[] {
  const who = /^(?:y\s|pero\s|und\s|aber\s)?(.{2,30}?)\s(?:no|nicht|pas|niet)[.!]?$/iu.exec(
    part,
  )?.[1]
  const role = who === undefined ? null : roleNamed(who, context)
  return role === null ? [] : [role]
}

function roleNamed(text: string, { roles, setting }: Context): string | null {
  const bare = text.replace(ARTICLE, '').trim()
  if (FOUNDER.exec(bare)?.[0] === bare && bare !== '') {
    return roles.find((role) => role.also.length > 0 || role.name === setting.founder)?.name ?? null
  }
  return findNamedActor(bare.split(/\s+/)[0] ?? '', roles)
}

function lowerArticle(text: string): string {
  return text.replace(/^(?:El|La|Los|Las|Su|Sus|Der|Die|Das|De|Het)(?=\s)/, (word) =>
    word.toLowerCase(),
  )
}
