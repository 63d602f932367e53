import { sentence } from '#domain/requirements/phrases.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import type { Entry } from './write-features.ts'

/**
 * That others do it beside the one of whom it was told is Assumed, and an assumption of its own: struck
 * out, it is that one's alone (`settleSupposed`).
 */
export function supposeBeside(
  notebook: Notebook,
  { told, requirement }: Entry,
  people: People,
): void {
  const { beside, actor, does, isBesideSupposed } = told
  const own = people.find(actor)
  if (isBesideSupposed !== true || own === null || requirement.beside === undefined) return
  const { frames, words } = notebook
  const deed = frames.text(does)
  const { text } = requirement
  const isNamed = text === frames.letsAll([own.name, ...beside], deed)
  requirement.actorAssumed = true
  notebook.assumptions.push({
    ...notebook.item('AS', [], 'assumed'),
    text: sentence(
      words.unsaid.beside(words.listed(beside.map((name) => frames.role(name))), deed),
    ),
    items: [requirement.id],
    settles: {
      doers: { text: isNamed ? frames.lets(own.name, deed) : text, group: own.name, role: own.id },
    },
  })
}
