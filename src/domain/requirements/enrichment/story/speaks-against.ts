import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { AcceptanceCriterion, Role } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { UntestedProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isBrokenSentence } from './is-broken-sentence.ts'
import type { Line } from './untested.ts'

const IN_THE_APP =
  /\b(?:apps?|screens?|shows?|sees?|buttons?|e-?mails?|texts?|texted|messages?|book(?:ed|ings?)?|lists?|saves?|refused?|blocked|can['’]?t|cannot)\b|アプリ|画面|表示|メール|一覧|通知|ボタン|押|選べ|できない|断/iu
const FIGURE = /[\p{N}£$€¥%]/u
/** Words that weigh rather than tell what happens. */
const WEIGHS =
  /\b(?:nothing|nobody|everything|worst|important|matters?|no choice|disaster|first of all)\b|何も|大事|大切|一番|肝心|困/iu
const SELF = /\b(?:I|we)\b|私|わたし|うち/u
const NAME =
  /(?<!^)(?<![.!?] )\b\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+['’]s\b|\p{Script=Han}+(?=さん|様|ちゃん)/gu
const ECHO = 0.6

/** The words by which a line is more than what it is said to be; null for none. */
function speaksAgainst(bench: Bench, line: Line, why: UntestedProposal['why']): string | null {
  const { outcome, before, quotes } = line
  const own = quotes.map(({ text }) => text).join(' ')
  if (why === 'broken') return line.texts.some(isBrokenSentence) ? null : outcome
  if (why === 'outside') return IN_THE_APP.exec(own)?.[0] ?? findDoneInside(bench, line, own)
  if (why === 'matters') {
    const isAll = WEIGHS.test(outcome) && !FIGURE.test(outcome)
    return isAll ? (IN_THE_APP.exec(outcome)?.[0] ?? null) : outcome
  }
  if (why === 'one-person') {
    const names = own.match(NAME) ?? []
    const isOnesOwn = names.length > 0 && !names.some((name) => isRole(bench, name))
    return IN_THE_APP.exec(own)?.[0] ?? (isOnesOwn ? null : outcome)
  }
  const told = contentStems(before)
  const stems = [...contentStems(outcome)]
  const share = stems.filter((stem) => told.has(stem)).length / Math.max(stems.length, 1)
  return share >= ECHO ? (FIGURE.exec(outcome)?.[0] ?? null) : outcome
}

/** What nobody is said to do, and what comes of a deed in the app, happens there. */
function findDoneInside(bench: Bench, line: Line, own: string): string | null {
  const { outcome, trigger, requirement } = line
  const isDone =
    SELF.test(own) || bench.document.roles.some((role) => namesOf(role).some(isIn(outcome)))
  if (!isDone) return outcome
  const deed = contentStems(requirement?.text ?? '')
  return sharedCount(deed, contentStems(trigger)) >= DEED ? trigger : null
}

const DEED = 2

function isIn(text: string): (name: string) => boolean {
  return (name) => text.toLowerCase().includes(name.toLowerCase())
}

function namesOf({ name, also = [] }: Role): string[] {
  return [name, ...also].filter((each) => each.length > 1)
}

function isRole({ document }: Bench, name: string): boolean {
  const bare = name.replace(/['’]s$/u, '')
  return document.roles.some((role) => namesOf(role).some(isIn(bare)))
}
