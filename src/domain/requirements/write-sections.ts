import type { Taggers } from '#domain/language/tagger.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import type { RequirementsDocument } from './document.ts'
import type { Screen } from './document-items.ts'
import type { Unplaced } from './document-registers.ts'
import type { DocumentWords } from './document-words.ts'
import { askQuestions } from './questions/ask-questions.ts'
import { describeEvent } from './writing/criteria/describe-event.ts'
import { Finder, findCore } from './writing/criteria/finder.ts'
import { writeOutcomes } from './writing/criteria/write-outcomes.ts'
import { writeRefusals } from './writing/criteria/write-refusals.ts'
import { writeRules } from './writing/criteria/write-rules.ts'
import { groupByRole } from './writing/features/group-by-role.ts'
import { placeFeatures } from './writing/features/place-features.ts'
import { rankDreams } from './writing/features/rank-dreams.ts'
import { tellFeatures } from './writing/features/tell-features.ts'
import { type Entry, writeRequirements } from './writing/features/write-features.ts'
import { writeJourneys } from './writing/journeys/write-journeys.ts'
import { writeStoryRules } from './writing/journeys/write-story-rules.ts'
import { type MessagePairs, pairMessages } from './writing/messages/pair-messages.ts'
import { writeOutside } from './writing/messages/write-outside.ts'
import { createNotebook, type Notebook, type OpenQuestionDraft } from './writing/notebook.ts'
import { shareRights, shareSoles } from './writing/rights/share-rights.ts'
import { writePermissions } from './writing/rights/write-permissions.ts'
import { tellWays } from './writing/stages/tell-ways.ts'
import { writeStages } from './writing/stages/write-stages.ts'
import { completeEntities } from './writing/things/complete-entities.ts'
import { writeNeededFields } from './writing/things/needed-fields.ts'
import { settleFields } from './writing/things/settle-fields.ts'
import { writeData } from './writing/things/write-data.ts'
import { findWorries } from './writing/unsaid/find-worries.ts'
import { foldPairs } from './writing/words/fold-pairs.ts'
import { partGroups } from './writing/words/part-groups.ts'
import { isForeignLanguage } from './writing/words/part-rows.ts'
import { takeOnRest } from './writing/words/take-on-rest.ts'
import { writeCommonRules } from './writing/write-common.ts'
import { writeKept } from './writing/write-kept.ts'
import { askUnanswered, askUndecided, writeLimits } from './writing/write-limits.ts'
import { writeLooks } from './writing/write-looks.ts'
import { findMoneyInRules, writeMoney } from './writing/write-money.ts'
import { writePurpose } from './writing/write-purpose.ts'
import { writeQuality } from './writing/write-quality.ts'
import { type People, writePeople } from './writing/write-roles.ts'
import { writeUnused } from './writing/write-unused.ts'

type Computed = 'summary' | 'slices' | 'glossary' | 'coverage' | 'handOff' | 'changeLog'
type Frame =
  | 'format'
  | 'title'
  | 'version'
  | 'date'
  | 'project'
  | 'answers'
  | 'lastNumbers'
  | 'writtenIn'

/** The sections that are written from the reading, with provisional ids. */
export type Sections = Omit<RequirementsDocument, Computed | Frame>

/** What was understood, as the sections are written from it. */
export interface Understood {
  rows: readonly Row[]
  /** The stretches that no row has taken. */
  unplaced: readonly Said[]
  answers: readonly ReadableAnswer[]
  /** Of the project, which may name the founder. */
  title: string
  taggers?: Taggers | undefined
}

/** Writes each section from the rows of its kinds. */
export function writeSections(understood: Understood, words: DocumentWords): Sections {
  const { answers, taggers, title, ...read } = understood
  const { rows: told, unplaced } = takeOnRest(read, answers)
  const rows = shareSoles(shareRights(rankDreams(partGroups(foldPairs(told)), answers)))
  const notebook = createNotebook({ rows, answers, title, taggers, words })
  const people = writePeople(notebook)
  const looks = writeLooks(notebook, people)
  const { language } = notebook
  const foreword = notebook.words.languageNotes[language]
  const purpose = writePurpose(notebook)
  const { worries, ...behaviour } = writeBehaviour(notebook, people, looks.screens)
  const sections = {
    language,
    ...(foreword !== undefined && { foreword }),
    ...purpose,
    roles: people.roles,
    outsiders: people.outsiders,
    ...behaviour,
    ...writeKept(notebook, behaviour, people),
    ...looks,
    ...writeLimits(notebook),
    asides: notebook.rows('aside').map((row) => writeAside(notebook, row)),
    unplaced: writeUnused(notebook, unplaced),
  }
  askUnanswered(notebook, answers, words.questionnaire)
  // Behind the questions of the workshop: where not everything can be asked, those go before.
  for (const worry of worries) notebook.ask(worry)
  const asked = askQuestions(notebook, sections, {
    ...{ rows, answers, words },
    decider: nameDecider(notebook, people),
  })
  return { ...sections, ...asked, assumptions: notebook.assumptions }
}

type Behaviour = Pick<
  Sections,
  | 'permissions'
  | 'journeys'
  | 'commonRules'
  | 'features'
  | 'later'
  | 'rules'
  | 'statusTables'
  | 'entities'
  | 'dataRules'
  | 'integrations'
  | 'messages'
  | 'money'
  | 'quality'
  | 'privacy'
>

/** What the app does, to what, by which rules, how well, and what it tells whom; with what worries. */
function writeBehaviour(
  notebook: Notebook,
  people: People,
  screens: readonly Screen[],
): Behaviour & { worries: OpenQuestionDraft[] } {
  const pairs = pairMessages(notebook.rows('feature'), notebook.rows('message'))
  const data = writeData(notebook, people)
  const { entries, later, places } = writeFeatures(notebook, { people, pairs, ...data })
  const { statusTables, reasons } = writeStages(notebook, { entries, people })
  const records = {
    permissions: writePermissions(notebook, people),
    statusTables,
    ...writeOutside(notebook, { people, pairs }),
    ...writeQuality(notebook),
  }
  const prices = findMoneyInRules(notebook)
  const withRow = joined(places.withRow, prices)
  const finder = finderOf(notebook, entries, people)
  const rules = writeRules(notebook, { entries, people, finder, withRow })
  const storyRules = writeStoryRules(notebook, { entries, people })
  const told = { ...records, entities: data.entities, screens }
  writeOutcomes(notebook, { entries, people, finder, ...told })
  writeRefusals(notebook, { entries, people, finder, permissions: records.permissions })
  for (const entry of entries) {
    const event = describeEvent(notebook, entry, people)
    const deed = entry.deed ?? findCore(entry.told.does)
    if (event !== null) notebook.events.set(entry.requirement.id, { event, deed })
  }
  const undecided = entries.filter(({ requirement }) => requirement.mark === 'open')
  askUndecided(notebook, undecided)
  const worries = findWorries(notebook, entries)
  tellWays(notebook, statusTables, { entries, people, rules, reasons })
  const complete = completeEntities(notebook, { entities: data.entities, entries, statusTables })
  const { language, words } = notebook
  const kept = { entities: complete, roles: people.roles, language }
  const entities = settleFields(kept, words.fields)
  const needed = writeNeededFields(notebook, { ...records, entities })
  return {
    ...{ ...records, worries },
    journeys: writeJourneys(notebook, { entries, people, withStory: places.withStory }),
    commonRules: entries.length === 0 ? [] : writeCommonRules(notebook, people, records),
    features: groupByRole(entries, { notebook, people }),
    later,
    rules: [...rules, ...storyRules],
    entities,
    dataRules: [...data.dataRules, ...needed],
    money: writeMoney(notebook, prices),
  }
}

function writeFeatures(
  notebook: Notebook,
  { people, pairs, entities }: { people: People; pairs: MessagePairs } & Pick<Sections, 'entities'>,
) {
  const asMessages = new Set(pairs.asMessage.values())
  const features = notebook.rows('feature').filter((row) => !asMessages.has(row))
  const places = placeFeatures(notebook, features)
  const told = tellFeatures(notebook, { people, places, pairs })
  return { places, ...writeRequirements(notebook, told, { people, entities }) }
}

/** What rules, cases and messages speak of is looked for among the requirements. */
function finderOf(notebook: Notebook, entries: readonly Entry[], people: People): Finder {
  const texts = [
    ...notebook.rows('rule').map(({ when, then }) => `${when ?? ''} ${then}`),
    ...notebook.rows('case').map(({ when, then }) => `${when} ${then ?? ''}`),
    ...notebook.rows('message').map(({ when }) => when ?? ''),
  ]
  const names = listNames(people.roles)
  const isForeign = isForeignLanguage(notebook.language)
  return new Finder(entries, { texts, people: names, isForeign })
}

type ByRow = ReadonlyMap<string, readonly Row[]>

function joined(one: ByRow, other: ByRow): ByRow {
  const all = new Map(one)
  for (const [id, rows] of other) all.set(id, [...(all.get(id) ?? []), ...rows])
  return all
}

/** Who decides what nobody has decided yet, by the name that section 4 has for them. */
function nameDecider({ frames }: Notebook, { founder, widest }: People): string | null {
  const decider = founder ?? widest
  return decider === null ? null : frames.role(decider.name)
}

function writeAside(notebook: Notebook, row: RowOf<'aside'>): Unplaced {
  const { frames } = notebook
  const words = row.said.map((each) => each.words)
  const [only = row.what ?? ''] = words
  // What was said in several places is no sentence.
  const text = words.length > 1 ? words.map((each) => frames.quoted(each)).join(' ') : only
  return { ...notebook.item('ASIDE', [row]), text }
}
