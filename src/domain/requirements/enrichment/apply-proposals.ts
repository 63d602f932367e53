import { type DocumentError, listErrors } from '#domain/requirements/checks/list-errors.ts'
import { dropBrokenTests } from '#domain/requirements/defaults/drop-broken-tests.ts'
import { dropToldTests } from '#domain/requirements/defaults/drop-told-tests.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { addRegisters } from '#domain/requirements/registers/add-registers.ts'
import { keepIds } from '#domain/requirements/registers/keep-ids.ts'
import { settleNeededFields } from '#domain/requirements/writing/things/needed-fields.ts'
import { settleFields } from '#domain/requirements/writing/things/settle-fields.ts'
import { applyAreas } from './applying/areas.ts'
import { type Bench, openBench, type Place } from './applying/bench.ts'
import { applyCriteria } from './applying/criteria.ts'
import { applyDefaults } from './applying/defaults.ts'
import { registerDoubts } from './applying/doubts.ts'
import { applyEdges } from './applying/edges.ts'
import { applyExamples } from './applying/examples.ts'
import { applyFields } from './applying/fields.ts'
import { keepAsked } from './applying/keep-asked.ts'
import { applyOpenings } from './applying/openings.ts'
import { applyQuestions } from './applying/questions.ts'
import { applyRisks } from './applying/risks.ts'
import { applyWordings } from './applying/wordings.ts'
import { applyCapabilities } from './capabilities/apply-capabilities.ts'
import { dropUntold } from './capabilities/drop-untold.ts'
import { placeLacking } from './delivery/place-lacking.ts'
import { applySlices } from './delivery/slices.ts'
import type { EnrichmentFinding } from './finding.ts'
import type { Fault } from './judge-item.ts'
import { applyMoments } from './people/apply-moments.ts'
import { applyRoleLines } from './people/apply-role-lines.ts'
import { applySideJourneys } from './people/apply-side-journeys.ts'
import { NO_PROPOSALS, type Proposals } from './proposals.ts'
import { applyConflicts } from './reviewing/apply-conflicts.ts'
import { applyRightRows } from './rights/apply-right-rows.ts'
import { applyChecks } from './screens/checks.ts'
import { applySayings } from './screens/sayings.ts'
import { applyScreens } from './screens/screens.ts'
import { settleWays } from './screens/settle-ways.ts'
import { applyTerms } from './screens/terms.ts'
import { serveDoers, serveReaders } from './served/serve-alike.ts'
import { inSpelledWords } from './spelling/in-spelled-words.ts'
import { agreeWays } from './stages/agree-ways.ts'
import { applyStages } from './stages/apply-stages.ts'
import { followDefaults } from './stages/done-by-hand.ts'
import { applySteps } from './story/steps.ts'
import { applyUntested } from './story/untested.ts'
import { chooseFrames } from './supplying/judge-feature.ts'
import { applyReceivers } from './supplying/receivers.ts'
import { supply } from './supplying/supply.ts'

interface Input {
  /** The engine's document: the ground truth, with final ids. */
  document: RequirementsDocument
  /** Kinds that it does not have are empty: what an older version kept has fewer. */
  proposals: Partial<Proposals>
  /** The version before, whose ids are kept; null for the first. */
  previous: RequirementsDocument | null
  /** True when the model writes in the language of the answers. */
  sameLanguage: boolean
  /** The items that the founder has confirmed or edited, which nothing takes back. */
  judged?: readonly string[] | undefined
  /** The document's own words, as the engine wrote it. */
  words: DocumentWords
}

export interface Enrichment {
  document: RequirementsDocument
  /** What was refused or only supposed; everything else was taken as it was proposed. */
  findings: EnrichmentFinding[]
}

/** A change may bring another's fault to light; after so many rounds nothing more is taken. */
const ROUNDS = 3

/**
 * Works a model's proposals into the engine's document, as far as the answers carry them
 * (docs/decisions/0027-a-model-proposes-the-answers-decide.md). Nothing the engine wrote can be
 * lost: a proposal adds, and takes back at most what was proposed or supposed. The result has no error that the engine's document has not. Pure.
 */
export function applyProposals(input: Input): Enrichment {
  return inSpelledWords(input, workIn)
}

function workIn(input: Input): Enrichment {
  const { words } = input
  const before = listErrors(input.document)
  const failed: Failed[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const bench = build(input, failed)
    const document = addRegisters(bench.document, input.previous, words)
    const worse = [...listErrors(document)].filter(([key]) => !before.has(key))
    if (worse.length === 0) {
      const { document: settled, findings } = settle(input, bench.document, before)
      return {
        document: settled,
        findings: [...bench.findings, ...failed.map(checkFailed), ...findings],
      }
    }
    const [first] = worse
    const found = worse.flatMap(([, fault]) => {
      const place = bench.touched.get(fault.item)
      return place === undefined ? [] : [{ ...place, ...fault }]
    })
    const all = [...bench.touched.values()].map((place) => ({ ...place, ...first?.[1] }))
    failed.push(...(found.length > 0 ? found : all))
  }
  const all = [...build(input, []).touched.values()]
  return { document: input.document, findings: all.map(checkFailed) }
}

/** What is done with everything in its place: what contradicts is taken back, then sentences are worded. */
function settle(
  { document: engine, proposals, previous, sameLanguage, judged = [], words }: Input,
  enriched: RequirementsDocument,
  before: ReadonlyMap<string, unknown>,
): Enrichment {
  // What is asked on reading the whole again is new and has no id yet.
  const register = (document: RequirementsDocument) =>
    addRegisters(keepIds(document, previous), previous, words)
  const findWorse = (document: RequirementsDocument) => {
    const worse = [...listErrors(register(document))].find(([key]) => !before.has(key))
    return worse === undefined ? null : tellWorse(worse[1])
  }
  const staged = applyStages({
    // Before they have an id, which nothing else may ever have.
    ...{
      document: register(dropToldTests(enriched, new Set(judged))),
      previous,
      sameLanguage,
      words,
      findWorse,
    },
    stages: proposals.stages ?? [],
  })
  const agreed = applyConflicts({
    ...{ document: staged.document, engine, sameLanguage, words, findWorse },
    conflicts: proposals.conflicts ?? [],
    judged: new Set(judged),
  })
  const composed = applyCapabilities({
    document: register(dropBrokenTests(followDefaults(agreed.document))),
    capabilities: proposals.capabilities ?? [],
    lines: proposals.lines ?? [],
    ruleRows: proposals.ruleRows ?? [],
    sameLanguage,
  })
  const allowed = applyRightRows({
    ...{ document: composed.document, sameLanguage },
    rightRows: proposals.rightRows ?? [],
    inTurn: proposals.inTurn ?? [],
  })
  const ways = agreeWays(allowed.document)
  const told = dropUntold(ways, new Set(judged))
  const worded = applyWordings({
    // What only tells items changes no register; what takes some away does.
    document: told === allowed.document ? told : register(told),
    wordings: proposals.wordings ?? [],
    sameLanguage,
  })
  const people = tellPeople(worded.document, proposals, sameLanguage)
  return {
    document: people.document,
    findings: [staged, agreed, composed, allowed, worded, people].flatMap(
      ({ findings }) => findings,
    ),
  }
}

/** Last of all, of the finished rights: what each role may, short journeys, and what happens when. */
function tellPeople(
  document: RequirementsDocument,
  { roleLines = [], sideJourneys = [], moments = [] }: Partial<Proposals>,
  sameLanguage: boolean,
): Enrichment {
  const byRole = applyRoleLines({ document, sameLanguage }, roleLines)
  const along = applySideJourneys({ document: byRole.document, sameLanguage }, sideJourneys)
  const timed = applyMoments({ document: along.document, sameLanguage }, moments)
  return {
    document: timed.document,
    findings: [byRole, along, timed].flatMap(({ findings }) => findings),
  }
}

function build({ words, previous, ...start }: Input, failed: readonly Place[]): Bench {
  const proposals = { ...NO_PROPOSALS, ...start.proposals }
  const bench = openBench({ ...start, failed })
  // By the ids of the draft, before anything else is added to it.
  applyUntested(bench, proposals.untested, words)
  // What was asked before stands before what is asked now.
  keepAsked(bench, previous)
  supply(bench, proposals, { previous, words })
  serveDoers(bench, words)
  // Tests are judged by what holds until somebody decides.
  applyDefaults(bench, proposals.defaults, words)
  applyEdges(bench, proposals.edges)
  applyQuestions(bench, proposals.questions, words.document)
  applyCriteria(bench, proposals.criteria)
  applyFields(bench, proposals.fields)
  bench.document.entities = settleFields(bench.document, words.writer.fields)
  bench.document.dataRules = settleNeededFields(
    bench.document,
    chooseFrames(bench, words),
    words.writer,
  )
  applyReceivers(bench, proposals.receivers, words)
  applyScreens(bench, proposals.screens, words)
  applySayings(bench, proposals.sayings, words)
  serveReaders(bench, words)
  // Until messages are told, it is still asked by what they go.
  if (proposals.sayings.length > 0) settleWays(bench, words)
  applyChecks(bench, proposals.checks, words)
  applyTerms(bench, proposals.terms, words)
  applySteps(bench, proposals.steps, words)
  applyRisks(bench, proposals.risks, words)
  applyExamples(bench, proposals.examples)
  applyOpenings(bench, proposals.openings)
  applyAreas(bench, proposals.areas)
  applySlices(bench, proposals.slices, words)
  placeLacking(bench, proposals.lacking)
  registerDoubts(bench, words.enrichment)
  return bench
}

/** A proposal with which the document has a fault that it had not before. */
type Failed = Place & Partial<DocumentError>

function checkFailed({ kind, index, check, words = '' }: Failed): EnrichmentFinding {
  const says = check === undefined ? {} : { says: check }
  return { kind, index, rule: 'check-failed', words, ...says, outcome: 'refused' }
}

/** A fault without words of its own is told by the item that it is at. */
function tellWorse({ item, check, words }: DocumentError): Fault {
  return { rule: 'check-failed', words: words === '' ? item : words, says: check }
}
