import type { Row } from '#domain/reading/rows.ts'

/** The people of question 5 that a sentence speaks of. */
export type Casts = Readonly<Record<string, string>>

/**
 * Who may what by one sentence. `roles`: "coach! member-" with `!` nobody else, `~` may (or nobody
 * else), `+` may, `-` never; `a/b` two names of one role; in brackets what need not be read. `what`: the deed that counts.
 */
export interface LimitSentence {
  cast: string
  question: string
  text: string
  roles: string
  what: RegExp
}

/** What a sentence leaves out, and what it asks for beside that. */
export interface RefusalSentence {
  question: string
  text: string
  out: readonly RegExp[]
  kept?: readonly RegExp[]
}

/** Sentences that somebody wrote, of both sorts. */
export interface Sentences {
  limits: readonly LimitSentence[]
  refusals: readonly RefusalSentence[]
}

/** `turned`: a row says the opposite; `read`: all is read; `silent`: something is not read. */
export type Verdict = 'read' | 'silent' | 'turned'

const MISTAKEN: ReadonlySet<Row['kind']> = new Set(['thing', 'stages', 'screen', 'look'])

type Right = Extract<Row, { kind: 'permission' }>

const MARKS: Readonly<Record<string, { right: readonly string[]; wrong: readonly string[] }>> = {
  '!': { right: ['only'], wrong: ['never'] },
  '~': { right: ['may', 'only'], wrong: ['never'] },
  '+': { right: ['may'], wrong: ['never', 'only'] },
  '-': { right: ['never'], wrong: ['may', 'only'] },
}

/** How the rows of a sentence read its rights. */
export function judgeLimits(rows: readonly Row[], { roles, what }: LimitSentence): Verdict {
  const rights = rows.filter(
    (row): row is Right => row.kind === 'permission' && what.test(row.what),
  )
  const expected = roles.split(' ').map((each) => {
    const [, open, name = '', mark = ''] = /^(\()?(.+?)([!~+-])\)?$/.exec(each) ?? []
    return {
      name: new RegExp(`^(?:${name.replaceAll('/', '|')})$`, 'i'),
      mark,
      isFree: open !== undefined,
    }
  })
  const isSole = expected.some(({ mark }) => mark === '!')
  // Who may is no field of a thing, no stage of it and no part of a screen.
  const isMistaken = rows.some(({ kind }) => MISTAKEN.has(kind))
  const isTurned = rights.some(({ role, may }) => {
    const told = expected.find(({ name }) => name.test(role))
    if (told === undefined) return isSole && may !== 'never'
    return MARKS[told.mark]?.wrong.includes(may)
  })
  if (isTurned || isMistaken) return 'turned'
  const isRead = expected.every(
    ({ name, mark, isFree }) =>
      isFree || rights.some(({ role, may }) => name.test(role) && MARKS[mark]?.right.includes(may)),
  )
  return isRead ? 'read' : 'silent'
}

/** How the rows of a sentence read its refusals: a refused thing that is offered is turned round. */
export function judgeRefusals(rows: readonly Row[], { out, kept = [] }: RefusalSentence): Verdict {
  const offered = rows.flatMap((row) => (row.kind === 'feature' ? [row.does] : []))
  const left = rows.flatMap((row) => (row.kind === 'out' ? [row.what] : []))
  const holds = (texts: readonly string[], pattern: RegExp) =>
    texts.some((text) => pattern.test(text))
  const isKept = (text: string) => kept.some((each) => each.test(text))
  const isOut = (text: string) => out.some((each) => each.test(text))
  // Nothing but what is asked for is offered ("gracias"), nothing else is left out ("thanks").
  if (!offered.every((text) => isKept(text) && !isOut(text))) return 'turned'
  if (!left.every((text) => isOut(text) && !isKept(text))) return 'turned'
  const isRead =
    out.every((each) => holds(left, each)) && kept.every((each) => holds(offered, each))
  return isRead ? 'read' : 'silent'
}
