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
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import { chooseFrames } from '#domain/requirements/enrichment/supplying/judge-feature.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { bare, lowerFirst, sentence } from '#domain/requirements/phrases.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isAsking, isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { findAlsoServed, listServedAlike } from './served-alike.ts'

interface Around {
  document: RequirementsDocument
  alike: ReadonlyMap<string, readonly Role[]>
  frames: Frames
  words: DocumentWords
}

/**
 * What one of those who are served does, all do who are served alike, unless an answer or a rule says otherwise of
 * them: Assumed, and where somebody said who does it an assumption of its own, which struck out leaves it to
 * those (`settleSupposed`).
 */
export function serveDoers(bench: Bench, words: DocumentWords): void {
  const around = openAround(bench, words)
  if (around.alike.size === 0) return
  for (const requirement of listRequirements(bench.document)) addDoers(around, requirement)
}

/** The same of who gets a message, and of who uses a screen that nobody told whose it is. */
export function serveReaders(bench: Bench, words: DocumentWords): void {
  const around = openAround(bench, words)
  if (around.alike.size === 0) return
  for (const message of bench.document.messages) addReceivers(around, message)
  for (const screen of bench.document.screens) addReaders(around, screen)
}

function openAround(bench: Bench, words: DocumentWords): Around {
  const { document } = bench
  return { document, words, frames: chooseFrames(bench, words), alike: listServedAlike(document) }
}

function addDoers({ document, alike, frames, words }: Around, requirement: FunctionalRequirement) {
  const { id, role, beside = [], missing = [], quotes, text } = requirement
  const ids = [role, ...beside]
  const by = ids.flatMap((each) => document.roles.find((own) => own.id === each) ?? [])
  const deed = lowerFirst(
    bare(words.document.deed(text, [...by.map(({ name }) => name), ...listNames(document.roles)])),
  )
  // What is theirs each sees by a right of their own.
  const isOwn = isSeeing(deed) && findWhose(deed) === 'own'
  // What who works there does, too, is no deed of who is served.
  const isOfHouse = !by.every((each) => alike.has(each.id)) && !isSeeing(deed) && !isAsking(deed)
  if (missing.length > 0 || isOwn || isOfHouse || words.document.roleTable.isSole(text)) return
  const others = findAlsoServed(document, alike, { deed, by, quotes })
  if (others.length === 0) return
  const asked = document.assumptions.find(
    ({ items, settles = {} }) => 'doers' in settles && items.includes(id),
  )
  const group = document.features.find(({ requirements }) => requirements.includes(requirement))
  const before = { text, group: group?.title ?? '', ...(role !== null && { role }) }
  const doers = { ...before, ...(beside.length > 0 && { beside }) }
  requirement.beside = [...beside, ...others.map((each) => each.id)]
  requirement.text = retell(text, [by, [...by, ...others]], { frames, words })
  const namesOf = (roles: readonly Role[]) =>
    words.document.listed(roles.map(({ name }) => frames.role(name)))
  if (asked !== undefined) {
    asked.text = sentence(words.enrichment.does(namesOf([...by, ...others]), deed))
  } else if (requirement.mark !== 'assumed') {
    requirement.actorAssumed = true
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
  const [english, japanese] = [
    roles.map((each) => words.document.listed(each.map(({ name }) => frames.role(name)))),
    roles.map((each) => `${each.map(({ name }) => name).join('と')}は、`),
  ]
  const told = [japanese, english].find(([old = '']) => text.split(old).length === 2)
  return told === undefined ? text : text.replace(told[0] ?? '', told[1] ?? '')
}

function addReceivers({ document, alike, words }: Around, message: Message): void {
  const { id, recipient, channel, trigger, text, quotes, supposed = [] } = message
  const named = findMentions(recipient ?? '', document.roles).map(({ role }) => role)
  const by = document.roles.filter((role) => named.includes(role.id))
  const deed = trigger ?? text
  const others = findAlsoServed(document, alike, { deed, by, quotes }).filter(
    ({ name }) =>
      !document.messages.some((each) => each.trigger === trigger && each.recipient === name),
  )
  if (others.length === 0) return
  const namesOf = (roles: readonly Role[]) => words.document.listed(roles.map(({ name }) => name))
  message.recipient = namesOf([...by, ...others])
  const asked = document.assumptions.find(
    ({ items, settles = {} }) => 'sends' in settles && items.includes(id),
  )
  if (message.mark === 'assumed') return
  message.supposed = [...new Set([...supposed, 'recipient' as const])]
  if (asked !== undefined) {
    const by = supposed.includes('channel') ? channel : ''
    const told = words.enrichment.sends({ names: message.recipient, channel: by }, bare(deed))
    asked.text = sentence(told)
    return
  }
  const told = words.writer.unsaid.alsoTo(namesOf(others), lowerFirst(bare(deed)))
  addAssumption(document, { id, text: told, settles: { sends: { recipient, channel } } })
}

function addReaders({ document, alike, words }: Around, screen: Screen): void {
  const { id, who = [], supposed = [], mark, name, quotes } = screen
  if (mark !== 'assumed' && !supposed.includes('who')) return
  const by = document.roles.filter((role) => who.includes(role.id))
  const others = findAlsoServed(document, alike, { deed: name, by, quotes })
  if (others.length === 0) return
  screen.who = [...who, ...others.map((role) => role.id)]
  const namesOf = (roles: readonly Role[]) => words.document.listed(roles.map((role) => role.name))
  const asked = document.assumptions.find(
    ({ items, settles = {} }) => 'screen' in settles && items.includes(id),
  )
  if (asked !== undefined) asked.text = asked.text.replace(namesOf(by), namesOf([...by, ...others]))
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
