import { countWords } from '#domain/language/count-words.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Guard, Statement, SuccessCriterion } from '#domain/requirements/document-items.ts'
import type { ToldMeasure } from '#domain/requirements/frames/frames.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { isLiteral, quoteBriefly, sayWords } from '#domain/requirements/writing/words/say-words.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'

type Purpose = Pick<
  RequirementsDocument,
  'problem' | 'today' | 'promise' | 'success' | 'counterMeasures' | 'nonGoals'
>

/** Why the app is wanted, how one sees that it works, and what stays out. */
export function writePurpose(notebook: Notebook): Purpose {
  const { frames } = notebook
  const told = (prefix: string, about: string): Statement[] =>
    withHeadings(
      groupSame(
        notebook.rows('background').filter((row) => row.about === about),
        ({ what }) => what,
      ),
    ).map((rows) => {
      const said = rows.filter((row, at) => at === 0 || row.what !== rows[0]?.what)
      const texts = said.map((row) =>
        isLiteral(row, row.what) ? quoteBriefly(frames, row.what) : sayWords(frames, row, row.what),
      )
      return { ...notebook.item(prefix, rows), text: texts.join(frames.quoteJoint) }
    })
  return {
    problem: told('PROB', 'problem'),
    today: told('TODAY', 'today'),
    promise: told('GOAL', 'promise'),
    ...writeMeasures(notebook),
    nonGoals: groupSame(notebook.rows('out'), ({ what }) => what).map(([row, ...more]) => ({
      ...notebook.item('NG', [row, ...more]),
      text: sayWords(frames, row, row.what),
      reason: reasonOf(notebook, [row, ...more]),
    })),
  }
}

/** No line of its own: "tried", over what was tried. */
const HEADING_WORDS = 2

/** A heading stays with what follows it. */
function withHeadings(groups: readonly Background[][]): Background[][] {
  const joined: Background[][] = []
  let heading: Background[] = []
  for (const group of groups) {
    const isHeading =
      countWords(group[0]?.what ?? '') <= HEADING_WORDS && !/\p{N}/u.test(group[0]?.what ?? '')
    if (isHeading && group !== groups.at(-1)) heading.push(...group)
    else {
      joined.push([...heading, ...group])
      heading = []
    }
  }
  return joined
}

type Background = RowOf<'background'>

/** Why something is left out, in the founder's words. */
function reasonOf({ frames }: Notebook, rows: readonly RowOf<'out'>[]): string | null {
  const row = rows.find(({ because }) => because !== null)
  const told = row?.because ?? null
  if (row === undefined || told === null) return null
  return isLiteral(row, told) ? quoteBriefly(frames, told) : sayWords(frames, row, told)
}

function writeMeasures(notebook: Notebook): Pick<Purpose, 'success' | 'counterMeasures'> {
  const { words, frames } = notebook
  const measures = withPronouns(notebook.rows('measure')).map((rows) => {
    return { row: rows[0], rows, told: toldIn(notebook, rows[0]) }
  })
  const success = measures
    .filter(({ row }) => !isGuard(row))
    .map(
      ({ row, rows, told }): SuccessCriterion => ({
        ...notebook.item('SC', rows),
        text: frames.measure(told),
        what: told.what,
        from: told.from,
        target: told.to,
        due: row.due === null ? words.dueUnsaid : frames.text(row.due),
      }),
    )
  const counterMeasures = measures
    .filter(({ row }) => isGuard(row))
    .map(
      ({ rows, told }): Guard => ({
        ...notebook.item('CM', rows),
        text: frames.guard(told),
        what: told.what,
        from: told.from,
        ...(told.to !== null && { keeps: told.to }),
      }),
    )
  const vague = success.filter(({ target }) => target === null)
  if (vague.length > 0) {
    const blocks = vague.map(({ id }) => id)
    notebook.ask({ ...words.ask.successNumber, blocks, question: 'q4' })
  }
  return { success, counterMeasures }
}

type Measure = RowOf<'measure'> & Row

/** "We had no spills last year and it stays zero": a measure without a name is the one before it. */
function withPronouns(measures: readonly Measure[]): [Measure, ...Measure[]][] {
  const named: [Measure, ...Measure[]][] = []
  for (const row of measures) {
    const before = named.at(-1)
    const isSame = before?.[0].guard === row.guard && PRONOUN.test(row.what.trim())
    if (isSame && before?.[0].to === row.to) before.push(row)
    else named.push([row])
  }
  return named
}

const PRONOUN = /^(?:it|that|this|they|those) (?:stays?|remains?|is|are|should|must)\b/iu

/** "that waiting does not go up": a limit to keep, whatever a reader took it for. */
function isGuard({ guard, what }: RowOf<'measure'>): boolean {
  return guard || KEEPS.test(what.trim())
}

const KEEPS =
  /^(?:que )?no (?:suba|baje|aumente|crezca|empeore|tarde)\p{L}*(?!\p{L})|^(?:must|should)(?:n['’]?t| not) (?:go|get|rise|fall|drop)\b/iu

/** "lost orders go from 3 to 0": the change is in columns of its own. */
const CHANGES =
  /(?<=\S\s?\S.*)\s(?:goes?|is|are|was|were|drops?|falls?|rises?|should (?:be|go)|down|from)$/iu

/** A measure's parts as they are printed. */
function toldIn({ frames }: Notebook, row: RowOf<'measure'>): ToldMeasure {
  const what = bare(row.what).replace(CHANGES, '')
  const isPlain = frames.isPlain(what) || !isLiteral(row, what)
  return {
    what: isPlain ? capitalise(frames.text(what)) : quoteBriefly(frames, what),
    from: row.from === null ? null : frames.text(bare(row.from)),
    to: row.to === null ? null : frames.text(bare(row.to)),
  }
}
