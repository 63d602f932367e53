import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Message } from '#domain/requirements/document-items.ts'
import type { Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { nearestStep } from '#domain/requirements/outline/story/nearest-step.ts'
import { mapTables } from './columns.ts'

/** Section 11 of a file: the messages in the order in which they happen. */
export function orderMessages(section: Section, desk: Desk): Section {
  if (section.name !== 'connections') return section
  const order = listInOrder(desk.document)
  const placeOf = (id: string | null) => order.indexOf(id ?? '')
  return {
    ...section,
    blocks: mapTables(section.blocks, (table) =>
      table.name === desk.words.parts.messages
        ? [{ ...table, rows: [...table.rows].sort((a, b) => placeOf(a.id) - placeOf(b.id)) }]
        : [table],
    ),
  }
}

/** When a message goes: the step of the story, then the way between stages. */
interface When {
  step: number
  way: number
}

/** So many words in common, and so great a part of them, say that two tell of one thing. */
const ALIKE = 2
const PART = 0.4
/** The words of two messages say more than their events. */
const PART_OF_WORDS = 0.2

/** Of fewer an order would be made up. */
const MOST_KNOWN = 0.6

function isAlike(shared: number, own: ReadonlySet<string>, part = PART): boolean {
  return shared >= ALIKE && shared >= own.size * part
}

/**
 * The ids of the messages as they happen: by the step of the story whose deed sends it or whose words it has, within a
 * step by the ways between stages. What nothing tells of comes behind the message that it is most like, else
 * behind the one before it. Without a story, or
 * where most are not known, they stay as they are.
 */
export function listInOrder(document: RequirementsDocument): string[] {
  const { messages } = document
  if ((document.journeys[0]?.steps ?? []).length === 0) return messages.map(({ id }) => id)
  const known = findKnown(document)
  if (known.size < messages.length * MOST_KNOWN) return messages.map(({ id }) => id)
  const placed: { message: Message; when: When }[] = []
  messages.forEach((message, at) => {
    const when = known.get(message.id) ??
      likest(message, document, known) ??
      placed[at - 1]?.when ?? { step: 0, way: 0 }
    placed.push({ message, when })
  })
  return placed
    .map((each, at) => ({ ...each, at, isKnown: known.has(each.message.id) ? 0 : 1 }))
    .sort(
      (a, b) =>
        a.when.step - b.when.step ||
        a.when.way - b.when.way ||
        a.isKnown - b.isKnown ||
        a.at - b.at,
    )
    .map(({ message }) => message.id)
}

function findKnown(document: RequirementsDocument): Map<string, When> {
  const steps = document.journeys[0]?.steps ?? []
  const told = steps.map(({ number, text }) => ({ number, stems: contentStems(text) }))
  const stepOfDeeds = (items: readonly string[]) =>
    steps.find(({ requirements, needs = [] }) =>
      [...requirements, ...needs].some((id) => items.includes(id)),
    )?.number
  const ways = document.statusTables.flatMap((table) =>
    table.transitions.map((way) => ({ ...way, table: table.id })),
  )
  const waysOf = (id: string) =>
    ways.flatMap((way, at) => (way.items?.includes(id) === true ? [{ ...way, at }] : []))
  const byWords = ({ trigger, text }: Message) => {
    const own = contentStems(trigger ?? text)
    const nearest = nearestStep(told, own)
    return nearest !== undefined && isAlike(nearest.shared, own) ? nearest.number : undefined
  }
  const stepOf = (message: Message) => {
    const [step] = waysOf(message.id).flatMap(({ items = [] }) => stepOfDeeds(items) ?? [])
    const steps = [step, byWords(message)].flatMap((each) => each ?? [])
    return steps.length === 0 ? undefined : Math.min(...steps)
  }
  const sure = new Map(document.messages.map((message) => [message.id, stepOf(message)] as const))
  // Where no step tells of a way, those that leave the same stage do, else those of its table.
  const nearSteps = (id: string) => {
    const own = waysOf(id)
    const beside = ways.filter((way) =>
      own.some(({ table, from }) => table === way.table && from === way.from),
    )
    const around = ways.filter((way) => own.some(({ table }) => table === way.table))
    const stepsOf = (those: typeof ways) =>
      those.flatMap(({ items = [] }) =>
        [stepOfDeeds(items) ?? [], items.flatMap((item) => sure.get(item) ?? [])].flat(),
      )
    const [near] = [stepsOf(beside), stepsOf(around)].filter(({ length }) => length > 0)
    return near === undefined ? undefined : Math.max(...near)
  }
  return new Map(
    document.messages.flatMap(({ id }) => {
      const step = sure.get(id) ?? nearSteps(id)
      const way = waysOf(id)[0]?.at ?? ways.length
      return step === undefined ? [] : [[id, { step, way }] as const]
    }),
  )
}

/** When the message goes that says most of the same. */
function likest(
  message: Message,
  document: RequirementsDocument,
  known: ReadonlyMap<string, When>,
): When | undefined {
  const stemsOf = ({ trigger, says = '' }: Message) => contentStems(`${trigger ?? ''} ${says}`)
  const own = stemsOf(message)
  const [best] = document.messages
    .filter(({ id }) => known.has(id))
    .map((each) => ({ each, shared: sharedCount(own, stemsOf(each)) }))
    .sort((a, b) => b.shared - a.shared)
  return best === undefined || !isAlike(best.shared, own, PART_OF_WORDS)
    ? undefined
    : known.get(best.each.id)
}
