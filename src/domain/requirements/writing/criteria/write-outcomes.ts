import { APP, type RowOf } from '#domain/reading/rows.ts'
import type { ToldMessage } from '#domain/requirements/frames/frames.ts'
import { isName } from '#domain/requirements/writing/features/told-feature.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { tellMessage } from '#domain/requirements/writing/messages/tell-message.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import { addCriterion, isEcho, isNoMoment, makeCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import { CERTAIN } from './finder.ts'
import { isPurpose } from './is-purpose.ts'
import type { Material } from './material.ts'
import { writeShown } from './write-shown.ts'
import { writeStageCriteria } from './write-stage-criteria.ts'
import { writeStoryResults } from './write-story-results.ts'
import { writeThingCriteria } from './write-thing-criteria.ts'

/** The criteria that messages, outcomes, stages, things and refused rights give to their requirements. */
export function writeOutcomes(notebook: Notebook, material: Material): void {
  for (const entry of material.entries) {
    fromRest(notebook, entry, material)
    fromOwnWords(notebook, entry, material)
    fromMoment(notebook, entry, material)
    fromMessage(notebook, entry, material)
    fromOutcome(notebook, entry, material)
  }
  fromMessages(notebook, material)
  writeStageCriteria(notebook, material)
  writeStoryResults(notebook, material)
  writeThingCriteria(notebook, material)
  writeShown(notebook, material)
  fromFigures(notebook, material)
}

function fromMessage(notebook: Notebook, entry: Entry, { people }: Material): void {
  const { message } = entry.told
  if (!message?.when) return
  const { message: told } = tellMessage(notebook, message, people)
  const parts = makeMessageCriterion(notebook, told)
  if (parts !== null) addCriterion(notebook, entry, { rows: [message], from: [], ...parts })
}

/** "gown calendar, nobody books a gown that is out": what has to hold of it. */
function fromRest(notebook: Notebook, entry: Entry, { people }: Material): void {
  const { rest, rows } = entry.told
  const when = rest === null ? null : describeEvent(notebook, entry, people)
  if (rest === null || when === null) return
  const outcome = notebook.frames.holds(quoteBriefly(notebook.frames, rest))
  addCriterion(notebook, entry, { rows: rows.slice(0, 1), from: [], when, outcome })
}

/** "recalculate the price when anything changes", "see the list with quantities": the test is told with the deed. */
function fromOwnWords(notebook: Notebook, entry: Entry, { people }: Material): void {
  const { frames } = notebook
  const { does, actor, rows, missing, isSupplied } = entry.told
  if (missing.length > 0 || isSupplied) return
  const from = { rows: rows.slice(0, 1), from: [] }
  const [, deed = '', moment = ''] = ITS_MOMENT.exec(does) ?? []
  // "When it is not shown, without asking again": what follows is no part of the moment.
  const isWhole = moment !== '' && !moment.includes(', ')
  const tells = actor === APP && isWhole && frames.standsAlone(moment)
  const condition = tells && frames.tellsWhen(moment) ? frames.condition(moment) : null
  const outcome = condition === null ? null : frames.does(notebook.words.theApp, deed, deed)
  if (condition !== null && outcome !== null) {
    addCriterion(notebook, entry, { ...from, when: condition, outcome })
  }
  const [, thing = '', contents = ''] = ITS_CONTENTS.exec(does) ?? []
  const role = people.find(actor)
  // "Danny's page: just "today" with times": a screen's heading and what it says.
  if (role === null || contents === '' || MEANS.test(contents) || /[:"“]/u.test(thing)) return
  const when = frames.does(frames.role(role.name), `see ${thing}`, `see ${thing}`)
  if (when !== null)
    addCriterion(notebook, entry, { ...from, when, outcome: frames.shows(contents) })
}

/** With its object: "work out when it is due" has a question for one. */
const ITS_MOMENT = /^(\S+ \S+ \S.*?) (?:when|whenever|as soon as) (\S+ \S.*)$/iu
const ITS_CONTENTS =
  /^(?:see|view|get) ((?:the|an?|one|their|his|her|own|its|all)\b.+?) with (\S.*)$/iu
/** What is looked at by it, and does not stand there. */
const MEANS =
  /^(?:an? |the |their |his |her |own )?(?:app|card|clock|code|key|link|login|password|phone|pin)s?\b/iu

/** "ping when its ur turn": when the app does it by itself. */
function fromMoment(notebook: Notebook, entry: Entry, { people }: Material): void {
  const { frames } = notebook
  const { moment, rows } = entry.told
  const outcome = moment === null ? null : describeEvent(notebook, entry, people)
  if (moment === null || outcome === null) return
  const isTold = frames.speaks(moment) && frames.isPlain(moment) && frames.standsAlone(moment)
  const when = (isTold ? frames.condition(moment) : null) ?? quoteBriefly(frames, moment)
  addCriterion(notebook, entry, { rows: rows.slice(0, 1), from: [], when, outcome })
}

function fromOutcome(notebook: Notebook, entry: Entry, { people }: Material): void {
  const { frames, confirms } = notebook
  for (const row of entry.told.rows) {
    if (row.outcome === null || !frames.speaks(row.outcome) || !frames.isPlain(row.outcome))
      continue
    if (isPurpose(row, row.outcome) || !confirms.result(row.outcome)) continue
    if (confirms.headless(row.outcome)) continue
    const { actor, does } = entry.told
    // "hours for payroll": nobody does anything.
    if (actor === null && isName(does)) continue
    const when =
      actor === null
        ? frames.does(notebook.words.somebody, frames.text(does), does)
        : describeEvent(notebook, entry, people)
    if (when === null) continue
    const outcome = frames.result(row.outcome)
    // "It turns red" is no more than that the app turns it red.
    if (actor === APP && isEcho(when, outcome, OF_ITS_DEED)) continue
    addCriterion(notebook, entry, { rows: [row], from: [], when, outcome })
  }
}

/** So much of what the app brings about is told by what it does. */
const OF_ITS_DEED = 0.7

/** A message that goes out when somebody has done something tests what they did. */
function fromMessages(notebook: Notebook, { messages, people, finder }: Material): void {
  for (const message of messages) {
    const row = notebook.rows('message').find(({ id }) => message.rows?.includes(id))
    if (row === undefined || message.mark === 'open') continue
    const { message: told, isTellable } = tellMessage(notebook, row, people)
    const about = [told.when, told.words ?? null, told.channel]
    const isTold = told.when !== null && !isNoMoment(told.when)
    const found = isTold ? finder.find(about) : null
    if (found === null) continue
    const outcome = notebook.frames.gets(told)
    const { actor } = found.entry.told
    const isAct = tellsAct(notebook, told.when)
    const isNamed = found.shared > 1 || isAct
    // "Final numbers please" asks for the act, and does not follow it; a name without a receiver follows none.
    const receiver = people.find(told.to)
    const asksForIt = !isAct && (receiver === null || receiver.id === people.find(actor)?.id)
    // "Ten days before: final numbers please" goes out before they are given: its words ask for the deed.
    const isAsked = told.words != null && finder.find([told.when])?.entry !== found.entry
    // What the app does by itself is no event that somebody could bring about: its moment is.
    const isSure = found.worth >= CERTAIN && isNamed && actor !== APP && !asksForIt && !isAsked
    const event = isSure ? describeEvent(notebook, found.entry, people) : null
    const named = event === null ? null : { when: event, outcome }
    const parts = (isTellable ? makeMessageCriterion(notebook, told) : null) ?? named
    const from = { rows: [row], from: [message.id] }
    if (parts === null || isToldBy(found.entry, { when: parts.when, row })) continue
    addCriterion(notebook, found.entry, { ...from, ...parts })
  }
}

/** A message at an event; a bare name ("photo with a thank you") sets nothing off. */
function makeMessageCriterion(
  notebook: Notebook,
  told: ToldMessage,
): ReturnType<typeof makeCriterion> {
  if (told.when === null || !notebook.confirms.event(told.when)) return null
  return makeCriterion(notebook, told.when, notebook.frames.gets(told))
}

/** Whether a case of the same words has said that somebody is told. */
function isToldBy(
  { requirement }: Entry,
  { when, row }: { when: string; row: RowOf<'message'> },
): boolean {
  const said = row.said.map(({ words }) => words)
  return requirement.criteria.some(
    (each) =>
      each.when === when &&
      TELLS.test(each.outcome) &&
      each.quotes.some(({ text }) => said.includes(text)),
  )
}

const TELLS = /\b(?:tells?|told|texts?|e?-?mails?|messages?|notif\p{L}+)\b|知らせ|通知|連絡/iu

/** An event and no name of a thing, which one word of a requirement may be by chance. */
function tellsAct({ frames, confirms }: Notebook, when: string | null): boolean {
  return when !== null && frames.tellsWhen(when) && confirms.event(when)
}

/** A time that a quality names tests the requirement that it speaks of. */
function fromFigures(notebook: Notebook, { quality, people, finder }: Material): void {
  const { frames } = notebook
  for (const item of quality) {
    const row = notebook.rows('quality').find(({ id }) => item.rows?.includes(id))
    if (item.measure === null || row?.about !== 'speed') continue
    if (!frames.speaks(row.what) || !frames.isPlain(row.what) || !frames.standsAlone(row.what)) {
      continue
    }
    const found = finder.find([row.what])
    const when =
      found && found.worth >= CERTAIN ? describeEvent(notebook, found.entry, people) : null
    if (found === null || when === null) continue
    const outcome = frames.holds(row.what)
    addCriterion(notebook, found.entry, { rows: [row], from: [item.id], when, outcome })
  }
}
