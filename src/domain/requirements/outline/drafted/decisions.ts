import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { SUPPOSED } from '#domain/requirements/drafting/supposed.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  fold,
  joined,
  makeStrong,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { answeredLine, coverageTable } from '#domain/requirements/outline/registers.ts'
import { withheldNote } from '#domain/requirements/outline/write-first-page.ts'
import { tellLines } from './rules.ts'
import { ours, type Teller, tellRow, unmarked } from './tell.ts'

type Decision = Contradiction | OpenQuestion

/** Section 1: what it is, what the first version has, and what to decide before it is built. */
export function firstBlocks(teller: Teller): Block[] {
  const { desk, text } = teller
  const { document, words } = desk
  const opening = document.summary.map(({ text: each }) => each)
  return [
    { kind: 'paragraph', text: text(opening.join(words.space)) },
    ...withheldNote(desk),
    ...notFor(teller),
    ...part(words.first.decideHere, decisionTable(teller, listFirst(teller))),
  ]
}

/** Whom the document must not reach as it is, as far as the answers know them. */
function notFor({ desk }: Teller): Block[] {
  const { answers, draft } = desk.document
  const who = (draft?.notFor ?? []).filter((name) =>
    answers.some(({ text }) => text.includes(name)),
  )
  if (who.length === 0) return []
  return [{ kind: 'note', text: [plain(desk.words.drafted.notFor(who.join(desk.words.comma)))] }]
}

function listDecisions({ desk }: Teller): Decision[] {
  return [...(desk.document.contradictions ?? []), ...desk.document.openQuestions]
}

function listFirst(teller: Teller): Decision[] {
  return listDecisions(teller).filter(({ first }) => first === true)
}

/** A decision, why it matters, and what is built until it is made. */
function decisionTable(teller: Teller, all: readonly Decision[]): Block[] {
  const { desk, text } = teller
  const { columns, drafted } = desk.words
  const rows = all.map((each): Row => {
    const short = each.short ? [makeStrong(each.short), plain(endOf(each.short, desk))] : []
    const told = [...short, ...text(each.text)]
    return {
      ...tellRow(unmarked(teller), each, [
        told,
        text(each.why),
        ours(teller, each.suggestedDefault),
      ]),
      main: 2,
    }
  })
  const head = [
    ...[columns.id, drafted.decision, columns.matters, drafted.until + SUPPOSED],
    drafted.source,
  ]
  return table(drafted.decision, head, rows)
}

/** What changes no more than a line or two, and what is built until somebody decides. */
function smallTable(teller: Teller, all: readonly Decision[]): Block[] {
  const { desk, text } = teller
  const { columns, drafted } = desk.words
  const rows = all.map((each) => ({
    ...tellRow(unmarked(teller), each, [text(each.text), ours(teller, each.suggestedDefault)]),
    main: 1,
  }))
  const head = [columns.id, drafted.decision, drafted.until + SUPPOSED, drafted.source]
  return table(drafted.small, head, rows)
}

function isSmall({ why = '' }: Decision): boolean {
  return why === ''
}

/** A question ends by itself. */
function endOf(short: string, { words }: Desk): string {
  return /[?？]$/u.test(short) ? words.space : words.colon
}

/** Section 15: risks, what was taken as so, then every other decision. */
export function openBlocks(teller: Teller): Block[] {
  const { desk, text } = teller
  const { document, words } = desk
  const { parts, drafted } = words
  const risks = document.risks.map((each) =>
    tellRow(teller, each, [text(each.text), ours(teller, each.check)]),
  )
  const first = new Set(listFirst(teller).map(({ id }) => id))
  const isLater = ({ id }: Decision) => !first.has(id)
  const among = (all: readonly Decision[]) => all.filter((each) => isLater(each) && !isSmall(each))
  const small = listDecisions(teller).filter((each) => isLater(each) && isSmall(each))
  const answered = (document.answered ?? []).map((each) =>
    answeredLine(desk, each, text(each.text)),
  )
  const head = [words.columns.id, drafted.risk, drafted.remedy + SUPPOSED, drafted.source]
  return [
    ...(first.size === 0 ? [] : [{ kind: 'note' as const, text: [plain(words.first.toldHere)] }]),
    ...part(parts.contradictions, decisionTable(teller, among(document.contradictions ?? []))),
    ...part(parts.questions, decisionTable(teller, among(document.openQuestions))),
    ...part(drafted.small, smallTable(teller, small)),
    ...part(parts.answered, answered),
    ...part(parts.risks, table(parts.risks, head, risks)),
    ...part(drafted.taken, tellLines(teller, document.assumptions)),
  ]
}

/** Section 17: what became of each answer, and the words of it that no line tells. */
export function coveredBlocks({ desk }: Teller): Block[] {
  const { document, words, workedOut } = desk
  const { coverage } = document
  const answered = coverage.filter(({ state }) => state !== 'unanswered').length
  const untold = joined(
    workedOut.lost.map(
      ({ question, text }): Text => [
        desk.quoted(text),
        ...desk.bracketed([plain(desk.question(question))]),
      ],
    ),
    words.semicolon,
  )
  return [
    { kind: 'paragraph', text: [plain(words.coverage.used(answered, coverage.length, ''))] },
    ...(untold.length === 0
      ? []
      : [{ kind: 'paragraph' as const, text: [plain(words.drafted.untold), ...untold] }]),
    ...(desk.isFile ? [] : fold('coverage', words.parts.coverage, coverageTable(desk))),
  ]
}

/** Section 16. */
export function termBlocks({ desk, text }: Teller): Block[] {
  const terms = desk.document.terms ?? []
  if (terms.length === 0) return []
  return [
    {
      kind: 'list',
      ordered: false,
      entries: terms.map(
        ({ word, means, sources }): Text => [
          makeStrong(word),
          plain(desk.words.colon),
          ...text(means),
          ...desk.bracketed(
            sources.length === 0
              ? []
              : [plain(sources.map((id) => desk.question(id)).join(desk.words.comma))],
          ),
        ],
      ),
    },
  ]
}
