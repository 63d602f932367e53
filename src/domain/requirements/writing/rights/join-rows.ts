import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { RightsGroup } from './group-rights.ts'

/** A row of the table before it has an id. */
export interface DraftRow {
  group: RightsGroup
  what: string
  cells: PermissionCell[]
}

/** A deed as its verb, what is done to, and what all of that belongs to: "see", "the time", "of open rides". */
interface DeedParts {
  verb: string
  thing: string
  rest: string
}

/** One row for rows that say the same of every role about parts of one thing, or about things of one kind. */
export function joinRows(rows: readonly DraftRow[]): DraftRow[] {
  const joined: { row: DraftRow; parts: DeedParts | null; things: string[]; key: string }[] = []
  for (const row of rows) {
    const parts = cutDeed(row.what)
    const key = parts === null ? '' : keyOf(row, parts)
    const twin =
      parts === null
        ? undefined
        : joined.find((each) => each.key === key && each.things.length < MOST_JOINED)
    if (twin?.parts == null || parts === null) {
      joined.push({ row, parts, things: parts === null ? [] : [parts.thing], key })
      continue
    }
    if (!twin.things.includes(parts.thing)) twin.things.push(parts.thing)
    twin.row = {
      group: {
        rights: [...twin.row.group.rights, ...row.group.rights],
        parts: [...new Set([...twin.row.group.parts, ...row.group.parts])],
      },
      what: tellDeed(twin.parts, twin.things),
      cells: twin.row.cells,
    }
  }
  return joined.map(({ row }) => row)
}

/** A deed with those of the others that are done to parts of the same thing, and which these are. */
export function joinDeeds(
  what: string,
  others: readonly string[],
): { what: string; used: string[] } {
  const own = cutDeed(what)
  if (own === null || own.rest === '') return { what, used: [] }
  const parts = others.flatMap((other) => {
    const cut = cutDeed(other)
    return cut !== null && cut.verb === own.verb && cut.rest === own.rest
      ? [{ other, thing: cut.thing }]
      : []
  })
  const kept = parts.slice(0, MOST_JOINED - 1)
  if (kept.length === 0) return { what, used: [] }
  return {
    what: tellDeed(own, [own.thing, ...kept.map(({ thing }) => thing)]),
    used: kept.map(({ other }) => other),
  }
}

/** More things in one row are hard to read. */
const MOST_JOINED = 5

/** What rows must have in common to be one: the deed, what it belongs to, who may, and how that is known. */
function keyOf({ cells, group }: DraftRow, { verb, rest }: DeedParts): string {
  const mays = [...new Set(group.rights.map(({ may }) => may))].sort()
  const byRules = group.rights.some(isOfRules)
  const sure = group.rights.map(({ certainty }) => certainty).sort()[0]
  const questions = [...new Set(group.rights.map(mainQuestion))].sort()
  const parts = group.parts.map(({ id }) => id)
  return JSON.stringify([verb, rest, cells, mays, byRules, sure, questions, parts])
}

function mainQuestion({ said }: RowOf<'permission'>): string {
  return said[0]?.question ?? ''
}

const PREPOSITION = 'of|for'
/** "see the estimate for their own instruments". */
const PART_OF = new RegExp(
  `^(\\p{Ll}+) ((?:the |their )?[\\p{L}\\p{N}' -]{2,30}?) (${PREPOSITION}) (?:the |a )?(.+)$`,
  'iu',
)
/** "see the address 24 h after the ride": what holds for all alike. */
const AT_A_TIME =
  /^(\p{Ll}+) (the [\p{L}]+) ((?:\p{N}+ \p{L}+ )?(?:after|before|until|when|while|once) .+)$/iu
/** "see all repairs". */
const PLAIN = /^(see|view|have|manage|change|edit|handle|set) ((?:all |the )?\p{L}+(?: \p{L}+)?)$/iu
/** Words that make more of a thing than its name. */
const NOT_PLAIN =
  /\b(?:and|or|of|for|to|in|on|with|who|what|which|where|when|how|own|others?|that|if|only|not|once|until|after|before)\b/iu
/** 「自分の予約を見る」. */
const IN_JAPANESE =
  /^((?:自分の|ほかの方の|当日の)?)([^をのがは、]{1,12})を([^を、はがのに]{1,10}る|[^を、はがのに]{1,10}[うくぐすつぬぶむ])$/u

function cutDeed(what: string): DeedParts | null {
  const [, whole = '', thing = '', verb = ''] = IN_JAPANESE.exec(what) ?? []
  if (verb !== '') return { verb, thing, rest: `ja ${whole}` }
  const [, v1 = '', t1 = '', , rest = ''] = PART_OF.exec(what) ?? []
  if (rest !== '' && !NOT_PLAIN.test(t1)) {
    const isPlain = !/^(?:up|out|off)\b/iu.test(t1)
    return isPlain ? { verb: v1, thing: t1.replace(/^the /iu, ''), rest: `of ${rest}` } : null
  }
  const [, v2 = '', t2 = '', when = ''] = AT_A_TIME.exec(what) ?? []
  if (when !== '') return { verb: v2, thing: t2.replace(/^the /iu, ''), rest: when }
  const [, v3 = '', t3 = ''] = PLAIN.exec(what) ?? []
  return t3 === '' || NOT_PLAIN.test(t3) ? null : { verb: v3, thing: t3, rest: '' }
}

function tellDeed({ verb, rest }: DeedParts, things: readonly string[]): string {
  if (rest.startsWith('ja ')) return `${rest.slice(3)}${things.join('と')}を${verb}`
  const list = `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
  return rest === '' ? `${verb} ${list}` : `${verb} the ${list} ${rest}`
}
