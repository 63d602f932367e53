import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Message, Screen } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { tellSlice } from './tell-rows.ts'

/** A function with its rank. */
export function tellRanked(
  words: string,
  { priority }: Pick<FunctionalRequirement, 'priority'>,
): string {
  return priority === 'unsaid' ? words : `${words} (${priority})`
}

/** A message with who gets it, by what and its words, as far as neither it nor what was supposed of it says so. */
export function tellMessage({ assumptions }: RequirementsDocument, message: Message): string {
  const { id, text, recipient, channel, says } = message
  const supposed = assumptions.filter(({ items }) => items.includes(id))
  const told = [text, ...supposed.map((each) => each.text)].join('\n').toLowerCase()
  const tell = (head: string, part: string | null | undefined) => {
    const isNew = part != null && part !== '' && !told.includes(bare(part).toLowerCase())
    return isNew ? [`${head} ${part}`] : []
  }
  return [text, ...tell('to', recipient), ...tell('by', channel), ...tell('says:', says)].join(
    ' · ',
  )
}

/** A screen with who uses it, what it shows and what is done there. */
export function tellScreen({ roles }: RequirementsDocument, screen: Screen): string {
  const { name, content, who = [], requirements } = screen
  const people = roles.filter(({ id }) => who.includes(id)).map((role) => role.name)
  const shows = bare(content) === bare(name) ? [] : [content]
  const does = requirements.length > 0 ? [requirements.join(', ')] : []
  const head = people.length > 0 ? `${name} (${people.join(', ')})` : name
  return [head, ...shows, ...does].join('; ')
}

/** The stages of a thing with the ways between them, each with what goes it, and who where that was told. */
export function tellGoing(document: RequirementsDocument, table: StatusTable): string {
  const { thing, states, transitions, mark } = table
  const tell = (way: StageWay) => {
    const { from, to, assumed, byTime, by = [], items = [] } = way
    const doers = document.roles.filter(({ id }) => by.includes(id)).map(({ name }) => name)
    const who = byTime === true ? ['by itself'] : doers
    const isSupposed = assumed === true && mark !== 'assumed'
    const told = [...items, ...who, ...(isSupposed ? ['supposed'] : [])]
    return `${from} → ${to}${told.length > 0 ? ` (${told.join(', ')})` : ''}`
  }
  return `${thing}, stages: ${states.join(', ')}; ways: ${transitions.map(tell).join('; ') || 'none'}`
}

/** A part of the delivery with what is seen when it is done, and by which day. */
export function tellDone(slice: Slice): string {
  const { done, by } = slice
  const told = [...(done == null ? [] : [`done: ${done}`]), ...(by == null ? [] : [`by ${by}`])]
  return [tellSlice(slice), ...told].join('; ')
}
