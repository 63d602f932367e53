import type { Checkable, Mark } from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import type { Block, Statement } from '#domain/requirements/outline/blocks.ts'
import type { Desk, Sourced } from '#domain/requirements/outline/desk.ts'
import { fold, foldTold, line, part, plain } from '#domain/requirements/outline/pieces.ts'
import { plainLine } from '#domain/requirements/outline/rules/rules.ts'
import { checkOf } from '#domain/requirements/outline/shown/with-checks.ts'
import { isToldThere } from './doubts.ts'
import { MOST_WAITING } from './waiting.ts'

/** Appendix of what nobody said, and for the screen what stands in a cell or on the first page. */
export function supposedBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const supposed = document.assumptions.filter(isSupposed)
  const risks = document.risks.filter(({ mark: of }) => of === 'assumed')
  // That all of these are Assumed is said once.
  const unmarked = <T extends Sourced>(entry: T): T => ({ ...entry, mark: 'stated' })
  const lineOf = (entry: Assumption) =>
    assumptionLine(desk, isAssumed(entry) ? unmarked(entry) : entry)
  const lines = supposed.filter((entry) => !isToldElsewhere(entry)).map(lineOf)
  const doubts = document.assumptions
    .filter((entry) => !isSupposed(entry) && isToldThere(entry, document))
    .map((entry) => assumptionLine(desk, entry))
  const note: Block = {
    kind: 'note',
    text: [plain(words.allAre), desk.mark('assumed'), plain(words.stop)],
  }
  return [
    ...fold('assumptions', words.headings.assumptions, [
      ...(lines.length + risks.length === 0 ? [] : [note]),
      ...part(
        words.parts.risks,
        risks.map((entry) => riskLine(desk, unmarked(entry))),
      ),
      ...(risks.length === 0 ? lines : part(words.headings.assumptions, lines)),
      ...part(words.parts.doubts, doubts),
    ]),
    ...foldTold(
      'supposed',
      words.parts.supposed,
      supposed.filter(isToldElsewhere).map((entry) => assumptionLine(desk, entry)),
    ),
  ]
}

/** A risk with what is done about it. */
export function riskLine(desk: Desk, risk: Checkable): Statement {
  const remedy = checkOf(desk, risk, desk.words.remedy)
  return { ...plainLine(desk, risk), meta: remedy.length === 0 ? [] : [remedy] }
}

function isAssumed({ mark }: { mark: Mark }): boolean {
  return mark === 'assumed'
}

/** A message has its cell; what the founder put otherwise has none. */
function isToldElsewhere({ settles, edited }: Assumption): boolean {
  return settles !== undefined && 'sends' in settles && edited !== true
}

/** The writer's, also once the user has confirmed it or put it otherwise: it does not jump then. */
export function isSupposed({ mark, confirmed, edited, rows = [] }: Assumption): boolean {
  return mark === 'assumed' || confirmed === true || (edited === true && rows.length === 0)
}

export function assumptionLine(desk: Desk, entry: Assumption): Statement {
  const { words, ranged, isFile } = desk
  const isTold = entry.items.length > 0 && !(isFile && entry.items.length > MOST_WAITING)
  return line(entry.id, {
    text: desk.said(entry),
    origin: desk.origin(entry),
    meta: isTold ? [[plain(words.about), ...ranged(entry.items)]] : [],
  })
}
