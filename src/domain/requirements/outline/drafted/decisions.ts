import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import {
  line,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { tellLines } from './rules.ts'
import { type Teller, tellRow } from './tell.ts'

type Decision = Contradiction | OpenQuestion

/** Section 1: what it is, what the first version has, and what to decide before it is built. */
export function firstBlocks(teller: Teller): Block[] {
  const { desk, text } = teller
  const { document, words } = desk
  const opening = document.summary.map(({ text: each }) => each)
  const { withheld = [] } = desk.workedOut
  const left =
    withheld.length > 0 && !desk.isFile
      ? [plain(words.first.withheld), ...withheld.map(desk.quoted)]
      : []
  return [
    { kind: 'paragraph', text: text(opening.join(words.space)) },
    ...(left.length === 0 ? [] : [{ kind: 'note' as const, text: left }]),
    ...featureTable(teller),
    ...part(words.first.decideHere, decisionTable(teller, listFirst(teller))),
  ]
}

function listDecisions({ desk }: Teller): Decision[] {
  return [...(desk.document.contradictions ?? []), ...desk.document.openQuestions]
}

function listFirst(teller: Teller): Decision[] {
  return listDecisions(teller).filter(({ first }) => first === true)
}

/** The functions of each area by rank. */
function featureTable({ desk }: Teller): Block[] {
  const { document, words } = desk
  const { priorities } = words
  const known = new Map(listRequirements(document).map((each) => [each.id, each]))
  const ranks = (['must', 'unsaid', 'should', 'could'] as const).filter((rank) =>
    [...known.values()].some(({ priority }) => priority === rank),
  )
  const rows = (document.areas ?? []).map(
    ({ name, requirements }): Row => ({
      id: null,
      cells: [
        makeTextCell([makeStrong(name)]),
        ...ranks.map((rank) => ({
          kind: 'entries' as const,
          entries: requirements.flatMap((id): Text[] => {
            const found = known.get(id)
            return found?.priority === rank ? [[plain(found.title ?? found.text)]] : []
          }),
        })),
      ],
    }),
  )
  const head = [words.area, ...ranks.map((rank) => priorities[rank])]
  return table(words.first.version, head, rows)
}

/** A decision, why it matters, and what is built until it is made. */
function decisionTable(teller: Teller, all: readonly Decision[]): Block[] {
  const { desk, text } = teller
  const { columns, drafted, assumedSign } = desk.words
  const rows = all.map((each) => {
    const short = each.short ? [makeStrong(each.short), plain(desk.words.space)] : []
    const row = tellRow(
      { ...teller, origin: (of) => teller.origin({ ...of, mark: 'stated' }) },
      each,
      [[...short, ...text(each.text)], text(each.why), text(each.suggestedDefault)],
    )
    return { ...row, main: 2 }
  })
  const head = [
    ...[columns.id, drafted.decision, columns.matters, drafted.until + assumedSign],
    drafted.source,
  ]
  return table(drafted.decision, head, rows)
}

/** Section 15: risks, what was taken as so, then every other decision. */
export function openBlocks(teller: Teller): Block[] {
  const { desk, text } = teller
  const { document, words } = desk
  const { parts, drafted } = words
  const risks = document.risks.map((each) =>
    tellRow(teller, each, [text(each.text), text(each.check)]),
  )
  const first = new Set(listFirst(teller).map(({ id }) => id))
  const rest = (all: readonly Decision[]) => all.filter(({ id }) => !first.has(id))
  const answered = (document.answered ?? []).map((each) =>
    line(each.id, {
      text: [...text(each.text), plain(' '), desk.quoted(each.reply)],
      origin: teller.origin(each),
    }),
  )
  const head = [words.columns.id, drafted.risk, drafted.remedy + words.assumedSign, drafted.source]
  return [
    ...(first.size === 0 ? [] : [{ kind: 'note' as const, text: [plain(words.first.toldHere)] }]),
    ...part(parts.contradictions, decisionTable(teller, rest(document.contradictions ?? []))),
    ...part(parts.questions, decisionTable(teller, rest(document.openQuestions))),
    ...part(parts.answered, answered),
    ...part(parts.risks, table(parts.risks, head, risks)),
    ...part(drafted.taken, tellLines(teller, document.assumptions)),
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
