import type { PlainLine } from './plain-answers.ts'
import type { PlainRole } from './plain-people.ts'
import { findNamedActor } from './plain-rows.ts'
import { toBaseForm, wishedInfinitive } from './verb-forms.ts'

/** What somebody shall be able to do, in base form where its verb was told. */
export interface Wished {
  actor: string | null
  does: string
}

const THAT = /^(?:(?:y|e|et|und)\s+)?(?:que|dass|che|dat)\s+/iu
const MAY =
  /(?<![\p{L}])(?:pueda[ns]?|puisse(?:nt)?|possa(?:m|no)?)\s+(?=\p{Ll}+(?:r|re)(?:se|l[oae]s?)?(?![\p{L}]))/iu
const ARTICLE = /^(?:el|la|los|las|cada|un|una|mi|mis)\s+/iu
/** "que se lleve la cuenta": nobody is named who does it. */
const PASSIVE = /^se\s+/iu
const NEXT = /,?\s+(?:y|e)\s+(?=(?:que\s+)?(?:se\s+)?\p{Ll}+[ae]n?\s)/giu

/** The deeds of "que el cliente haga y cambie su pedido"; null where there is no such wish. */
export function wishesIn(
  text: string,
  roles: readonly PlainRole[],
  language: string,
): Wished[] | null {
  if (!THAT.test(text)) return null
  const bare = text.replace(THAT, '')
  const next = bare.split(/,?\s+(?:y|e|et|und)\s+(?=que\s)/iu)
  if (next.length > 1)
    return joined(next.map((part) => wishesIn(`que ${part.replace(THAT, '')}`, roles, language)))
  const may = MAY.exec(bare)
  if (may !== null) {
    const who = bare
      .slice(0, may.index)
      .replace(/(?:^|\s)se\s*$/iu, '')
      .trim()
    const actor = who === '' ? null : findNamedActor(who, roles)
    return who !== '' && actor === null
      ? null
      : [{ actor, does: bare.slice(may.index + may[0].length) }]
  }
  return language === 'es' ? spanishWishes(bare, roles) : null
}

/** The wishes of each part; who acts in one acts in the next that names nobody. */
function joined(parts: readonly (Wished[] | null)[]): Wished[] | null {
  const told: Wished[] = []
  for (const part of parts) {
    if (part === null) return null
    told.push(...part)
  }
  return told
}

/** "el repartidor registre la entrega", "se lleve la cuenta": a subject, then its verb. */
function spanishWishes(bare: string, roles: readonly PlainRole[]): Wished[] | null {
  const actor = leadingRole(bare, roles)
  const told = actor === null ? bare : withoutName(bare)
  const deeds = told.split(NEXT).map((part) => part.replace(THAT, ''))
  const bases = deeds.map((deed) => baseOf(deed))
  if (bases.some((base) => base === null)) return null
  const object = objectOf(deeds.at(-1) ?? '')
  return bases.map((base, at) => {
    const isPassive = PASSIVE.test(deeds[at] ?? '')
    const does = base?.includes(' ') || at === bases.length - 1 ? base : `${base} ${object}`
    return { actor: isPassive ? null : actor, does: does ?? '' }
  })
}

function leadingRole(bare: string, roles: readonly PlainRole[]): string | null {
  const words = bare.replace(ARTICLE, '').split(/\s+/)
  return findNamedActor(words[0] ?? '', roles)
}

function withoutName(bare: string): string {
  return bare.replace(ARTICLE, '').replace(/^\S+\s+/u, '')
}

function baseOf(deed: string): string | null {
  const told = deed.replace(PASSIVE, '')
  const [verb = ''] = told.split(/\s+/)
  const base = wishedInfinitive(verb)
  return base === null ? null : `${base}${told.slice(verb.length)}`
}

/** What follows the verb. */
function objectOf(deed: string): string {
  return deed.replace(PASSIVE, '').replace(/^\S+\s*/u, '')
}

/** "el repartidor debe poder registrar la entrega": what somebody shall be able to do in an answer. */
export function neededIn(
  text: string,
  roles: readonly PlainRole[],
  language: string,
): Wished | null {
  const found =
    /(?:^|[,;:]\s+)(?<who>[^,;:]{2,40}?)?\s*(?<![\p{L}])(?:debe[ns]?|debería[ns]?|doit|doivent|deve[mn]?|devono)\s+(?:poder|pouvoir|poter)\s+(?<does>.+)$/iu.exec(
      text,
    )?.groups
  if (found?.does === undefined) return null
  const does = toBaseForm(found.does.replace(/[\s.!]+$/u, ''), language)
  return { actor: findNamedActor(found.who ?? text.slice(0, 60), roles), does }
}

/** The wish that a sentence ends in: "faltó que el cliente pueda marcar …". */
export function wishAtEnd({ text }: PlainLine, roles: readonly PlainRole[]): Wished | null {
  const found =
    /(?<![\p{L}])(que\s+[^,;:]{2,40}?\s+(?:pueda[ns]?|puisse(?:nt)?|possa(?:m|no)?)\s+.+)$/iu.exec(
      text,
    )
  const wish =
    found?.[1] === undefined ? null : wishesIn(found[1].replace(/[\s.!]+$/u, ''), roles, '')
  return wish?.[0]?.actor == null ? null : wish[0]
}
