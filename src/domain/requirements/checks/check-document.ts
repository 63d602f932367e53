import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { checkStatement } from './check-statement.ts'
import {
  checkEntities,
  checkFailureLines,
  checkRoles,
  checkSteps,
} from './document/connection-rules.ts'
import { findDuplicates, listTokens } from './document/duplicates.ts'
import { collectFacts, type Facts } from './document/facts.ts'
import { type Claim, claimsIn, isFounded } from './document/invention.ts'
import {
  listRequirementStatements,
  type Requirement,
} from './document/list-requirement-statements.ts'
import { OF_FRAMES } from './document/of-frames.ts'
import { checkQuotes } from './document/quote-rules.ts'
import { settledNamesOf } from './document/settled-names.ts'
import { statedTexts } from './document/stated-texts.ts'
import {
  buildSynonyms,
  explainedIn,
  findAcronyms,
  findSynonymHits,
  plainWordsIn,
  type Synonym,
} from './document/term-rules.ts'
import {
  checkCriteria,
  checkGoals,
  checkIds,
  checkRegisters,
  checkSources,
  type Fault,
} from './document/whole-rules.ts'
import type { Finding, Hit } from './finding.ts'
import type { StatementKind } from './statement.ts'
import type { CheckText } from './text-check.ts'

/** What was found in texts before, by their words; passed in so that typing stays quick. */
export interface CheckMemo {
  hits: Map<string, readonly Hit[]>
  facts: Map<string, Facts>
  claims: Map<string, readonly Claim[]>
  tokens: Map<string, ReadonlySet<string>>
  stems: Map<string, ReadonlySet<string>>
}

/** A memo part is emptied when it holds more texts than any two documents have. */
const MEMO_SIZE = 8000

export function createCheckMemo(): CheckMemo {
  return {
    hits: new Map(),
    facts: new Map(),
    claims: new Map(),
    tokens: new Map(),
    stems: new Map(),
  }
}

function remember<T>(known: Map<string, T>, key: string, find: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size > MEMO_SIZE) known.clear()
  const found = find()
  known.set(key, found)
  return found
}

/**
 * Everything the checks find in a document: in each requirement, between them, and in the whole
 * (docs/document.md#checks). Pure; `memo` only saves work.
 */
export function checkDocument(
  document: RequirementsDocument,
  texts: CheckText,
  memo: CheckMemo = createCheckMemo(),
): Finding[] {
  const found = findAll(document, texts, memo)
  return document.draft === undefined ? found : found.filter(({ rule }) => !OF_FRAMES.has(rule))
}

function findAll(document: RequirementsDocument, texts: CheckText, memo: CheckMemo): Finding[] {
  const requirements = listRequirementStatements(document)
  const context = contextOf(document)
  return [
    ...requirements.flatMap((requirement) =>
      [...rememberedHits(requirement, context, memo), ...termHits(requirement, context)].map(
        (hit) => findingOf(requirement, hit, texts),
      ),
    ),
    ...duplicates(requirements, memo, texts),
    ...inventions(document, memo, texts),
    ...faultsOf(document, memo).map((fault) => findingOfFault(fault, texts)),
  ]
}

interface Context {
  settledNames: ReadonlySet<string>
  settledKey: string
  explained: ReadonlySet<string>
  synonyms: Synonym[]
}

function contextOf(document: RequirementsDocument): Context {
  const settledNames = settledNamesOf(document)
  const explained = document.answers.flatMap(({ text }) => [
    ...explainedIn(text),
    ...plainWordsIn(text),
  ])
  const terms = document.glossary.map(({ term }) => term)
  return {
    settledNames,
    settledKey: [...settledNames].join(' '),
    explained: new Set([...explained, ...terms.map((term) => term.toUpperCase())]),
    synonyms: buildSynonyms(terms),
  }
}

function rememberedHits(
  { item, kind, language, ownWriting }: Requirement,
  { settledNames, settledKey }: Context,
  memo: CheckMemo,
): readonly Hit[] {
  const key = `${kind} ${language} ${settledKey}\n${item.text}`
  return remember(memo.hits, key, () =>
    checkStatement({ text: item.text, kind, language, ownWriting, settledNames }),
  )
}

function termHits({ item, language }: Requirement, context: Context): Hit[] {
  if (language !== 'en') return []
  return [
    ...findAcronyms(item.text, context.explained),
    ...findSynonymHits(item.text, context.synonyms),
  ]
}

function findingOf({ item }: Requirement, hit: Hit, texts: CheckText): Finding {
  const words = item.text.slice(hit.start, hit.end)
  const { problem, advice } = texts[hit.rule]
  return {
    rule: hit.rule,
    severity: hit.severity,
    place: { item: item.id, start: hit.start, end: hit.end },
    words,
    problem: problem(words, hit.detail ?? ''),
    advice,
    fix: hit.fix,
    question: item.sources[0] ?? null,
  }
}

const KINDS: readonly StatementKind[] = ['functional', 'quality', 'rule', 'success']

function duplicates(
  requirements: readonly Requirement[],
  memo: CheckMemo,
  texts: CheckText,
): Finding[] {
  const tokens = (text: string) => remember(memo.tokens, text, () => listTokens(text))
  const byId = new Map(requirements.map((requirement) => [requirement.item.id, requirement]))
  // A rule may say again what a feature does; only two of a kind are one too many.
  const found = KINDS.flatMap((wanted) =>
    findDuplicates(
      requirements.filter(({ kind }) => kind === wanted).map(({ item }) => item),
      tokens,
    ),
  )
  return found.flatMap(({ id, of, severity }) => {
    const requirement = byId.get(id)
    if (requirement === undefined) return []
    const end = requirement.item.text.length
    const hit: Hit = { rule: 'duplicate', severity, start: 0, end, fix: null, detail: of }
    return [findingOf(requirement, hit, texts)]
  })
}

function inventions(document: RequirementsDocument, memo: CheckMemo, texts: CheckText): Finding[] {
  const { project, title, answers } = document
  const frame = [title, ...Object.values(project).filter((value) => value !== null)]
  // What the user wrote into the document is the user's word as much as an answer is.
  const edited = (document.edits ?? []).map(({ text }) => text)
  const said = answers.map(({ text }) => text)
  const facts = [...said, ...edited, ...frame].map((text) =>
    remember(memo.facts, text, () => collectFacts(text)),
  )
  const { problem, advice } = texts.invented
  return statedTexts(document).flatMap(({ item, question, text }) =>
    remember(memo.claims, text, () => claimsIn(text))
      .filter((claim) => !isFounded(claim, facts))
      .map(({ start, end }): Finding => {
        const words = text.slice(start, end)
        return {
          rule: 'invented',
          severity: 'error',
          place: { item, start, end },
          words,
          problem: problem(words, ''),
          advice,
          fix: null,
          question,
        }
      }),
  )
}

function faultsOf(document: RequirementsDocument, memo: CheckMemo): Fault[] {
  const stems = (text: string) => remember(memo.stems, text, () => contentStems(text))
  return [
    checkIds,
    checkCriteria,
    checkSources,
    checkGoals,
    checkRegisters,
    checkSteps,
    checkRoles,
    checkEntities,
    checkFailureLines,
    checkQuotes,
  ].flatMap((check) => check(document, stems))
}

function findingOfFault(
  { rule, severity, item, question, words = '', detail = '' }: Fault,
  texts: CheckText,
): Finding {
  const { problem, advice } = texts[rule]
  return {
    rule,
    severity,
    place: { item, start: 0, end: 0 },
    words,
    problem: problem(words, detail),
    advice,
    fix: null,
    question,
  }
}
