import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Quote,
  Role,
} from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { UntestedProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isBrokenSentence } from './is-broken-sentence.ts'

/** A line that was read: what it says, and the founder's words for it. */
export interface Line {
  requirement: FunctionalRequirement | null
  /** What it says happens. */
  outcome: string
  /** What sets it off. */
  trigger: string
  /** What it says that goes before, and whom it is for. */
  before: string
  quotes: Quote[]
  /** Its parts as they are printed. */
  texts: readonly string[]
  /** A test that the writer made; null for a rule. */
  test: AcceptanceCriterion | null
  settles: NonNullable<Assumption['settles']>
  takeOut(): void
}

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
export function speaksAgainst(
  bench: Bench,
  line: Line,
  why: UntestedProposal['why'],
): string | null {
  const { outcome, quotes } = line
  const own = quotes.map(({ text }) => text).join(' ')
  if (why === 'broken') {
    return line.texts.some(isBrokenSentence) ? null : findLost(bench, line, outcome)
  }
  if (why === 'outside') {
    if (isOutside(bench, line)) return null
    return IN_THE_APP.exec(own)?.[0] ?? findDoneInside(bench, line, own)
  }
  if (why === 'matters') {
    const isAll = WEIGHS.test(outcome) && !FIGURE.test(outcome)
    return isAll ? (IN_THE_APP.exec(outcome)?.[0] ?? null) : outcome
  }
  if (why === 'one-person') {
    const names = own.match(NAME) ?? []
    const isOnesOwn = names.length > 0 && !names.some((name) => isRole(bench, name))
    return IN_THE_APP.exec(own)?.[0] ?? (isOnesOwn ? null : outcome)
  }
  return findEchoed(bench, line)
}

function findEchoed(bench: Bench, line: Line): string | null {
  const { outcome, before } = line
  const told = contentStems(before)
  const stems = [...contentStems(outcome)]
  const share = stems.filter((stem) => told.has(stem)).length / Math.max(stems.length, 1)
  const isTold = share >= ECHO && !FIGURE.test(outcome)
  return isTold ? null : findLost(bench, line, FIGURE.exec(outcome)?.[0] ?? outcome)
}

/**
 * What would be lost with a test that the writer made: a refusal, or a figure that neither a requirement, a
 * rule nor another test has. What it was made of stands where it was told. `else` of any other line.
 */
function findLost({ document }: Bench, { test, outcome, texts }: Line, other: string) {
  if (test === null || (test.rows === undefined && test.from === undefined)) return other
  const denied = DENIES.exec(outcome)?.[0]
  if (denied !== undefined) return denied
  const left = [
    ...document.rules.map(({ text }) => text),
    ...listRequirements(document).flatMap(({ text, criteria }) => [
      text,
      ...criteria
        .filter((each) => each !== test)
        .map(({ given, when, outcome: result }) => `${given} ${when} ${result}`),
    ]),
  ]
  const kept = new Set(left.flatMap(listFigures))
  return listFigures(texts.join(' ')).find((figure) => !kept.has(figure)) ?? null
}

const DENIES = /\b(?:refus\p{L}*|blocked|can['’]?t|cannot|nobody|never|not)\b|できない|ません|断/iu

/** What somebody does with hands and feet, or by voice. */
const BY_HAND =
  /\b(?:rings?|phones?|calls?|carr(?:y|ies)|wash(?:es)?|walks?|drives?|fetch(?:es)?)\b|(?:電話(?:を)?(?:する|します|かける|かけます)|行く|行きます|来る|来ます|来てもらう|来てもらいます|運ぶ|運びます|洗う|洗います|相談する|相談します)$/iu
const OF_THE_APP =
  /\b(?:send|sent|keep|kept|store|count|tick|mark|enter|type|record|log|allow|charge|notif|remind|print)\p{L}*|送|残|記|数|届|知らせ|入れ|入力|出る|出せ|計算|消/iu

/** Of a rule only what somebody who is named is said to do there and then. */
function isOutside({ document }: Bench, { outcome, test }: Line): boolean {
  const told = outcome.trim().replace(/[.。]$/u, '')
  const deed = BY_HAND.exec(told)
  if (deed === null || IN_THE_APP.test(told) || OF_THE_APP.test(told)) return false
  if (test !== null) return test.rows !== undefined || test.from !== undefined
  const before = told.slice(0, deed.index)
  const names = document.roles.flatMap(namesOf).map((name) => name.toLowerCase())
  const doer = before
    .toLowerCase()
    .replace(/\s+(?:then|just|also)?\s*$/u, '')
    .replace(/(?:さん)?[がは][^がは]*$/u, '')
  return names.some((name) => doer.endsWith(name)) || /(?:^|\b)(?:i|we)$|(?:私|うち)$/u.test(doer)
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
