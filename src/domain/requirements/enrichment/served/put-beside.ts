import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  FunctionalRequirement,
  Message,
  Role,
  Screen,
} from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { listMentioned } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import { chooseFrames } from '#domain/requirements/enrichment/supplying/judge-feature.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { bare, lowerFirst, sentence } from '#domain/requirements/phrases.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'

export interface Around {
  document: RequirementsDocument
  frames: Frames
  words: DocumentWords
}

export function openAround(bench: Bench, words: DocumentWords): Around {
  return { document: bench.document, words, frames: chooseFrames(bench, words) }
}

/** Who does it, in the order of its sentence. */
export function doersOf(
  { roles }: RequirementsDocument,
  requirement: FunctionalRequirement,
): Role[] {
  return doerIds(requirement).flatMap((id) => roles.find((each) => each.id === id) ?? [])
}

/** What is done, without who does it. */
export function deedOf(
  { document, words }: Omit<Around, 'frames'>,
  requirement: FunctionalRequirement,
): string {
  const names = doersOf(document, requirement).map(({ name }) => name)
  const told = words.document.deed(requirement.text, [...names, ...listNames(document.roles)])
  return lowerFirst(bare(told))
}

/**
 * Others do it as well. What nobody said is no more supposed than it was; else it is an assumption of its own, or
 * the one of who does it tells them, too.
 */
export function putDoers(
  around: Around,
  requirement: FunctionalRequirement,
  others: readonly Role[],
): void {
  if (others.length === 0) return
  const { document, frames, words } = around
  const { id, role, beside = [], text } = requirement
  const [by, deed] = [doersOf(document, requirement), deedOf(around, requirement)]
  const group = document.features.find(({ requirements }) => requirements.includes(requirement))
  const read = { ...(role !== null && { role }), ...(beside.length > 0 && { beside }) }
  requirement.beside = [...beside, ...others.map((each) => each.id)]
  requirement.text = retell(text, [by, [...by, ...others]], around)
  const namesOf = (roles: readonly Role[]) =>
    words.document.listed(roles.map(({ name }) => frames.role(name)))
  const asked = findSupposed(document, id, 'doers')
  if (asked !== undefined) {
    asked.text = sentence(words.enrichment.does(namesOf([...by, ...others]), deed))
  } else if (requirement.mark !== 'assumed') {
    requirement.actorAssumed = true
    const doers = { text, group: group?.title ?? '', ...read }
    const told = words.writer.unsaid.beside(namesOf(others), deed)
    addAssumption(document, { id, text: told, settles: { doers } })
  }
}

/** The sentence with more names, where it tells them as the writer does. */
function retell(
  text: string,
  roles: readonly [old: readonly Role[], now: readonly Role[]],
  { frames, words }: Pick<Around, 'frames' | 'words'>,
): string {
  const [japanese, english] = [
    roles.map((each) => `${each.map(({ name }) => name).join('と')}は、`),
    roles.map((each) => words.document.listed(each.map(({ name }) => frames.role(name)))),
  ]
  const told = [japanese, english].find(([old = '']) => text.split(old).length === 2)
  return told === undefined ? text : text.replace(told[0] ?? '', told[1] ?? '')
}

/** Others get it as well. */
export function putReceivers(
  { document, words }: Around,
  message: Message,
  others: readonly Role[],
): void {
  if (others.length === 0) return
  const { id, recipient, channel, trigger, text, supposed = [], mark } = message
  const by = listMentioned(recipient ?? '', document.roles)
  const namesOf = (roles: readonly Role[]) => words.document.listed(roles.map(({ name }) => name))
  message.recipient = namesOf([...by, ...others])
  if (mark === 'assumed') return
  message.supposed = [...new Set([...supposed, 'recipient' as const])]
  const event = bare(trigger ?? text)
  const asked = findSupposed(document, id, 'sends')
  if (asked === undefined) {
    const told = words.writer.unsaid.alsoTo(namesOf(others), lowerFirst(event))
    addAssumption(document, { id, text: told, settles: { sends: { recipient, channel } } })
  } else {
    const way = supposed.includes('channel') ? channel : ''
    asked.text = sentence(words.enrichment.sends({ names: message.recipient, channel: way }, event))
  }
}

/** Others use it as well. */
export function putReaders(
  { document, words }: Around,
  screen: Screen,
  others: readonly Role[],
): void {
  if (others.length === 0) return
  const { id, who = [] } = screen
  const by = document.roles.filter((role) => who.includes(role.id))
  screen.who = [...who, ...others.map((role) => role.id)]
  const namesOf = (roles: readonly Role[]) => words.document.listed(roles.map((role) => role.name))
  const asked = findSupposed(document, id, 'screen')
  if (asked !== undefined) asked.text = asked.text.replace(namesOf(by), namesOf([...by, ...others]))
}

/** What is supposed of an item, by what that settles. */
export function findSupposed(
  { assumptions }: RequirementsDocument,
  id: string,
  kind: 'doers' | 'sends' | 'screen',
): Assumption | undefined {
  return assumptions.find(({ items, settles = {} }) => kind in settles && items.includes(id))
}

function addAssumption(
  document: RequirementsDocument,
  { id, text, settles }: { id: string; text: string; settles: NonNullable<Assumption['settles']> },
): void {
  document.assumptions.push({
    ...{ id: `AS#served${id}`, sources: [], mark: 'assumed', quotes: [] },
    ...{ text: sentence(text), items: [id], settles },
  })
}
