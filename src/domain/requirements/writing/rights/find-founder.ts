import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { namesAKind } from './rank-roles.ts'

type Named = Pick<Role, 'name' | 'also'> & {
  /** Its words: of a role that was read, or of one that was written. */
  said?: readonly { words: string }[]
  quotes?: readonly { text: string }[]
}

/** One person who speaks for themselves. */
const ONE_SPEAKER = /^(?:me|i|myself|yo|私|わたし|わたくし|僕|ぼく|俺|おれ|自分)$/iu
/** Several, of whom a role may be but a part: it counts only as the name itself. */
const SPEAKERS = /^(?:we|us|nosotr[oa]s|うち|私たち|私達)$/iu
/** Who runs a business is called so; "dog owner" is somebody else. */
const RUNS_IT =
  /^(?:the )?(?:(?:shop|store|business|studio|company|café|cafe|school) )?owner$|^(?:オーナー|店主|店長|代表)$|^(?:dueñ[oa]|jef[ea])$/iu
/** 「飼い主」 is nobody's 「オーナー」; in English both are owners. */
const OWNER = /\bowners?\b|オーナー|\bdueñ[oa]s?\b/iu

export function isSpeaker(name: string): boolean {
  return ONE_SPEAKER.test(name) || SPEAKERS.test(name)
}

/**
 * The role of whoever answers the questions: who is "me"; else who is called what one who runs it is,
 * where nobody else is an owner. Null where that is not sure.
 */
export function findFounder<R extends Named>(roles: readonly R[]): R | null {
  const speaking =
    roles.find(({ name }) => ONE_SPEAKER.test(name)) ??
    roles.find(({ name, also = [] }) => [name, ...also].some((each) => ONE_SPEAKER.test(each))) ??
    roles.find(({ name, also = [] }) => SPEAKERS.test(name) || SPEAKERS.test(also[0] ?? ''))
  if (speaking !== undefined) return speaking
  const introduced = roles.filter(speaksOfItself)
  if (introduced.length === 1) return introduced[0] ?? null
  const beside = introduced.length > 0 ? [] : roles.filter(isMeBesideOthers)
  if (beside.length === 1) return beside[0] ?? null
  const [owner] = roles.filter((role) => RUNS_IT.test(role.name) && !areSeveral(role))
  return owner === undefined || isOwnerTwice(owner, roles) ? null : owner
}

/** "There's me, Jo", "I'm Jo the manager", 「店主の私」: the name beside the pronoun; "Me - everything" leads. */
function speaksOfItself(role: Named): boolean {
  if (wordsOf(role).some((words) => LEADS.test(words) || OVER_ALL.test(words))) return true
  return [role.name, ...(role.also ?? [])].some((name) => {
    const own = escapePattern(name)
    const introduces = makePattern(
      'iu',
    )`(?:${BEFORE_NAME})${own}(?![\p{L}])|(?<!${LETTER})${own}(?:${AFTER_NAME})`
    return wordsOf(role).some((words) => introduces.test(words))
  })
}

/** "Me and Eleri, office": of all who are read from it, "me" is the one whom it does not name. */
function isMeBesideOthers(role: Named): boolean {
  if (namesAKind(role.name)) return false
  const names = [role.name, ...(role.also ?? [])].map((name) => name.toLowerCase())
  return wordsOf(role).some(
    (words) =>
      speaksBesideOthers(words) && !names.some((name) => words.toLowerCase().includes(name)),
  )
}

/** Whether words name whoever speaks in one breath with somebody: "me and Eleri", 「私と恵子」. */
export function speaksBesideOthers(words: string): boolean {
  return BESIDE.test(words)
}

const BESIDE =
  /(?<![\p{L}'’])(?:[Mm]e|[Mm]yself|I) ?(?:and|&|\+) ?\p{Lu}|\p{Lu}\p{L}+ ?(?:and|&|\+) ?(?:me|myself|I)(?![\p{L}'’])|(?:私|わたし|わたくし|僕)と[\p{Script=Han}\p{Script=Katakana}]/u

/** What a name may not go on from; small signs before a Japanese one are words: 「つまり嫁の私」. */
const LETTER = /[\p{Script=Latin}\p{Script=Han}\p{Script=Katakana}]/u

/** What a role was read from begins with who speaks: "Me basically", "Me - everything", 「私は見るだけ」. */
const LEADS =
  /^(?:[-–—•*・] ?)?(?:(?:me|myself|yo)(?: basically)?(?: ?[-–—:(.]|$)|(?:私|わたし|わたくし|僕|ぼく|俺)(?:は|：|[(（]))/iu

/** Who is over everything speaks of themselves, by what name ever: "I am over everything", 「私が全部見ます」. */
const OVER_ALL =
  /^(?:i (?:am|run) |i['’]m )(?:over|in charge of)? ?(?:everything|all of it|it all|the (?:whole )?(?:place|lot))(?![\p{L}])|^(?:私|わたし|僕|俺)(?:が|は)(?:全部|ぜんぶ|すべて|全て|何でも)/iu

const BEFORE_NAME =
  /(?<![\p{L}'’])(?:(?:me|myself|yo)(?:(?:,| -| \(|:)? |,? as (?:(?:the|our) )?)|i, as (?:(?:the|our) )?|(?:i['’]?m|i am|soy) (?:the )?)|(?:私|わたし|わたくし|僕)(?:は|、|[(（]|である)/u
/** "Mechs (me + Dev)" are two, of whom who speaks is one. */
const AFTER_NAME =
  /(?:,| -| \()? ?(?:that['’]?s|is|which is|meaning) me(?![\p{L}])|(?:,| \() ?(?:me|myself)(?![\p{L}]|\s*(?:[+&＋＆]|and\s|y\s))|(?:の|である)(?:私|わたし|わたくし|僕)/u

/** "Owners see their own horse": not one who runs the place, but those who are served there. */
export function areSeveral(role: Named): boolean {
  return wordsOf(role).some((words) => SEVERAL.test(words))
}

const SEVERAL = /(?<!['’\p{L}])(?:owners|(?:each|every|any) (?:[\p{L}]+ )?owner)(?![\p{L}'’])/iu

function wordsOf({ said = [], quotes = [] }: Named): string[] {
  return [...said.map(({ words }) => words), ...quotes.map(({ text }) => text)]
}

/** Another role is an owner of something, too. */
export function isOwnerTwice(founder: Named, roles: readonly Named[]): boolean {
  return roles.some(
    (each) =>
      each !== founder && [each.name, ...(each.also ?? [])].some((name) => OWNER.test(name)),
  )
}

/** Whether words speak of an owner. */
export function speaksOfOwner(text: string): boolean {
  return OWNER.test(text)
}
