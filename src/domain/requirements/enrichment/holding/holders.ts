import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { listMentioned } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import { doersOf, findSupposed } from '#domain/requirements/enrichment/served/put-beside.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** One who does a function, gets a message or uses a screen. */
export interface Holder {
  /** "FR-015/ROLE-05". */
  id: string
  item: string
  role: Role
  /** All who do, in their order. */
  all: readonly Role[]
  /** Nobody said that it is this one. */
  isSupposed: boolean
}

/** Each of them by its id, and by the name of its role instead: "FR-015/Teacher". */
export function listHolders(document: RequirementsDocument): Map<string, Holder> {
  return new Map(
    listHeld(document).flatMap(({ item, all, read }) =>
      all.flatMap((role): [string, Holder][] => {
        const id = `${item}/${role.id}`
        const isSupposed = read !== null && !read.includes(role.id)
        const holder = { id, item, role, all, isSupposed }
        return [
          [id, holder],
          [`${item}/${role.name}`, holder],
        ]
      }),
    ),
  )
}

interface Held {
  item: string
  all: readonly Role[]
  /** Of whom somebody said it; null where it is said of all. */
  read: readonly string[] | null
}

function listHeld(document: RequirementsDocument): Held[] {
  const { roles, messages, screens } = document
  const named = (text: string | null | undefined) => listMentioned(text ?? '', roles)
  return [
    ...listRequirements(document).map((requirement): Held => {
      const { id: item, mark, actorAssumed } = requirement
      const { settles } = findSupposed(document, item, 'doers') ?? {}
      const { role = null, beside = [] } =
        settles !== undefined && 'doers' in settles ? settles.doers : {}
      const all = doersOf(document, requirement)
      if (mark === 'assumed') return { item, all, read: [] }
      const isSupposed = actorAssumed === true && settles !== undefined
      return { item, all, read: isSupposed ? [role ?? '', ...beside] : null }
    }),
    ...messages.map(({ id: item, mark, recipient, supposed = [] }): Held => {
      const { settles } = findSupposed(document, item, 'sends') ?? {}
      const before = settles !== undefined && 'sends' in settles ? settles.sends.recipient : null
      const read = supposed.includes('recipient') ? named(before).map(({ id }) => id) : null
      return { item, all: named(recipient), read: mark === 'assumed' ? [] : read }
    }),
    // Whose screen nobody uses is no question.
    ...screens
      .filter(({ who = [] }) => who.length > 1)
      .map(({ id: item, mark, who = [], supposed = [] }): Held => {
        const { settles } = findSupposed(document, item, 'screen') ?? {}
        const { who: before = [] } =
          settles !== undefined && 'screen' in settles ? settles.screen : {}
        const read = supposed.includes('who') ? before : null
        const all = roles.filter(({ id }) => who.includes(id))
        return { item, all, read: mark === 'assumed' ? [] : read }
      }),
  ]
}

/** A line without one of those whom it lists, where it lists them in a row; else null. */
export function dropName(
  text: string,
  { role, all }: Pick<Holder, 'role' | 'all'>,
  listed: (names: readonly string[]) => string,
): string | null {
  const names = all.map(({ name }) => `((?:the )?${escapePattern(name)})`)
  const found = new RegExp(names.join('(?:, and |, | and |と|、)'), 'iu').exec(text)
  if (found === null) return null
  const [row, ...told] = found
  const left = told.filter((_, at) => all[at]?.id !== role.id)
  const put = /と/u.test(row) && !row.includes('、') ? left.join('と') : listed(left)
  return text.slice(0, found.index) + put + text.slice(found.index + row.length)
}
