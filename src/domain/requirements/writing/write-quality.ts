import type {
  Characteristic,
  QualityScenario,
  Statement,
} from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { thirdPerson } from '#domain/requirements/wording/action.ts'
import type { Actors } from '#domain/requirements/wording/actors.ts'
import { respondInJapanese } from '#domain/requirements/wording/japanese.ts'
import { bare, lowerFirst, sentence, upperFirst } from '#domain/requirements/wording/phrases.ts'
import { respond } from '#domain/requirements/wording/respond.ts'
import type { Notebook } from './notebook.ts'

const PRIVACY =
  /\b(?:privacy|private|gdpr|law|legal|personal data|children|minors?|health|medical|consent|delete|regulat|compliance|licen[cs]e|terms|(?:we|i) (?:only )?keep|tax)\b|個人情報|プライバシー|法律|保護法|未成年|子ども|子供|健康|医療|同意|残すのは/i
const TIME = /\b\d[\d.,]{0,20}\s*(?:ms|milliseconds?|s|secs?|seconds?|minutes?)\b/i
const RESPONSE =
  /^(?:(?:the|each|every|a|any)\s+)?(.+?)\s+(?:(?:should|must|has to|needs to|will|shall)\s+)?(opens?|loads?|appears?|responds?|answers?|shows?|starts?|reacts?|is (?:shown|open|ready))\s+(?:(?:with)?in|under|in less than|after at most|below)\s+(.+)$/i

/** "ページは2秒以内に開く" */
const JAPANESE_RESPONSE =
  /^([^、。]{1,20}?)[はが]([\d０-９]+(?:\.\d+)?秒以内)に(開く|表示される|反応する|終わる)$/u

const KINDS: readonly [Characteristic, RegExp][] = [
  [
    'Reliability',
    /\b(?:down|downtime|available|availability|uptime|outage|offline|crash|back-?ups?|24\/7|always on|restore)\b|止ま|停止|障害|つながらな|バックアップ/i,
  ],
  [
    'Security',
    /\b(?:passwords?|log ?in|sign ?in|secur|encrypt|hack|fraud|two-factor|permissions?|steal)|パスワード|ログイン|安全|暗号|不正/i,
  ],
  [
    'Performance efficiency',
    /\b(?:seconds?|fast|quick|speed|slow|load|users?|clients?|customers?|visitors?|people|orders?|bookings?|rush|peak|busiest|busy|at once|same time|a (?:day|week|month|year)|per (?:day|week|month|year))\b|秒|速[いく]|[\d０-９]人|混み合|混む|同時/i,
  ],
  [
    'Interaction capability',
    /\b(?:accessib|large text|language|easy|understand|screen reader)\b|わかりやす|使いやす/i,
  ],
  ['Compatibility', /\b(?:browsers?|safari|chrome|firefox|android|iphone|devices?)\b/i],
  ['Safety', /\b(?:harm|danger|injur|emergency)\b/i],
  ['Flexibility', /\b(?:grow|scale|more (?:shops|cities|countries)|another country)\b/i],
]

/** Question 14: what the app must hold, how quickly, how reliably; and what the law asks. */
export function writeQuality(
  notebook: Notebook,
  segments: readonly Segment[],
): { quality: QualityScenario[]; privacy: Statement[] } {
  const quality: QualityScenario[] = []
  const privacy: Statement[] = []
  for (const segment of segments) {
    if (PRIVACY.test(segment.text)) privacy.push(notebook.statement('PRIV', segment))
    else quality.push(scenarioOf(notebook, segment))
  }
  return { quality, privacy }
}

function scenarioOf(notebook: Notebook, segment: Segment): QualityScenario {
  const text = bare(segment.text)
  const japanese = JAPANESE_RESPONSE.exec(text)
  if (japanese !== null) {
    const [, thing = '', measure = '', verb = ''] = japanese
    return {
      ...notebook.statement('NFR', segment),
      characteristic: 'Performance efficiency',
      stimulus: notebook.words.stimulus(thing),
      response: `${thing}が${verb}`,
      measure,
    }
  }
  const timed = TIME.test(text) ? RESPONSE.exec(text) : null
  if (timed !== null) {
    const [, thing = '', verb = '', measure = ''] = timed
    const name = `the ${lowerFirst(thing, notebook.names)}`
    return {
      ...notebook.statement('NFR', segment),
      characteristic: 'Performance efficiency',
      stimulus: notebook.words.stimulus(name),
      response: `${upperFirst(name)} ${/s$/.test(verb) || verb.includes(' ') ? verb : thirdPerson(verb)}`,
      measure: `within ${measure}`,
    }
  }
  return {
    ...notebook.statement('NFR', segment),
    characteristic:
      KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Functional suitability',
    stimulus: null,
    response: null,
    measure: measureOf(text),
  }
}

function measureOf(text: string): string | null {
  return (
    /\b\d[\d.,]{0,20}\s*(?:%|\p{L}+)(?:\s+(?:now|a|per|in|at|down)(?:\s+(?:an?\s+)?\p{L}+)?)?/iu.exec(
      text,
    )?.[0] ?? null
  )
}

/** The cases of question 12 that belong to no requirement: how the app behaves when things fail. */
export function writeResilience(
  notebook: Notebook,
  cases: readonly { segment: Segment; situation: string; reaction: string | null }[],
  actors: Actors,
): QualityScenario[] {
  return cases.map(({ segment, situation, reaction }) => {
    const stated = reaction !== null && notebook.english
    const told = reaction !== null && notebook.japanese
    const text = told
      ? `If ${situation}, then the app shall ${respondInJapanese(reaction)}`
      : stated
        ? `If ${conditionOf(lowerFirst(situation, notebook.names), actors)}, then the app shall ${respond(reaction, actors)}`
        : segment.text
    if (reaction === null && notebook.english) {
      notebook.ask({
        ...notebook.words.ask.unansweredCase,
        text: notebook.words.ask.situation(bare(segment.text)),
        from: [segment],
      })
    }
    return {
      ...notebook.statement('NFR', segment, text),
      characteristic: 'Reliability' as const,
      stimulus: situation,
      response: reaction === null ? null : sentence(reaction),
      measure: null,
    }
  })
}

/** "no internet" → "there is no internet", "baker is ill" → "a baker is ill". */
function conditionOf(situation: string, actors: Actors): string {
  const found = /^(?:an?|the|each|every|all|any)\s/i.test(situation) ? null : actors.at(situation)
  if (found !== null && found.rest !== '') return `${found.phrase} ${found.rest}`
  return /^(?:no|nothing)\b(?!.*\b(?:is|are|was|were)\b)/i.test(situation)
    ? `there is ${situation}`
    : situation
}

/** What developers do anyway, named so that nobody forgets it; marked as assumed. */
export function writeCommonQuality(notebook: Notebook): QualityScenario[] {
  const lines: [Characteristic, string][] = [
    ['Security', notebook.words.quality.permissions],
    ['Reliability', notebook.words.quality.repeat],
    ['Interaction capability', notebook.words.quality.keyboard],
  ]
  const scenarios = lines.map(([characteristic, text]) => ({
    ...notebook.item('NFR', [], 'assumed'),
    text,
    characteristic,
    stimulus: null,
    response: null,
    measure: null,
  }))
  notebook.assume(
    notebook.words.assume.quality,
    scenarios.map(({ id }) => id),
  )
  return scenarios
}
