import type { Role } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { readAction } from '#domain/requirements/wording/action.ts'
import { letEars } from '#domain/requirements/wording/ears.ts'
import { endsInVerb, letInJapanese, plain } from '#domain/requirements/wording/japanese.ts'
import { actor } from '#domain/requirements/wording/phrases.ts'
import { reachOf, readRights } from '#domain/requirements/wording/rights.ts'
import {
  addRequirement,
  confirm,
  findCovering,
  isFull,
  type RequirementBook,
} from './requirement-book.ts'

/**
 * What roles may do (question 5) and no feature or story makes possible becomes a requirement of
 * its own, so that every role can be built.
 */
export function writeAbilities(
  book: RequirementBook,
  roles: readonly Role[],
  segments: readonly Segment[],
): void {
  const { japanese } = book.notebook
  if (!book.notebook.english && !japanese) return
  const said = new Map(segments.flatMap((segment) => segment.quotes.map((text) => [text, segment])))
  for (const role of roles) {
    const words = role.quotes.flatMap(({ text }) => said.get(text) ?? [])
    for (const action of role.can) {
      if (isFull(book)) return
      const read = japanese ? readInJapanese(action) : readInEnglish(action)
      if (read === null) continue
      const from = closest(words, read.verb)
      const known = findCovering(book, { phrase: read.phrase, role: role.id })
      if (known !== null) confirm(known, from)
      else {
        const ears = japanese
          ? letInJapanese(role.id, role.name, read.phrase)
          : letEars(role.id, actor(role.name, book.notebook.names), read.phrase)
        addRequirement(book, { ears, from, priority: 'should', priorityStated: false })
      }
    }
  }
}

function readInEnglish(action: string): { phrase: string; verb: string } | null {
  if (readRights(action).things.length > 0) return null
  const access = action.startsWith('access ') && reachOf(action) === 'itself'
  return access ? { phrase: action, verb: 'access' } : readAction(action, true)
}

function readInJapanese(action: string): { phrase: string; verb: string } | null {
  if (!endsInVerb(action) || reachOf(action) !== 'itself') return null
  return { phrase: plain(action), verb: action }
}

function closest(segments: readonly Segment[], verb: string): readonly Segment[] {
  const naming = segments.find(({ text }) => text.toLowerCase().includes(verb))
  return naming === undefined ? segments.slice(0, 1) : [naming]
}
