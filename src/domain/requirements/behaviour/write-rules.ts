import type { BusinessRule, StatusTable } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { readCondition } from '#domain/requirements/wording/japanese.ts'
import { bare, clip, lowerFirst, upperFirst } from '#domain/requirements/wording/phrases.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'

const WHEN_THEN =
  /^(?:when(?:ever)?|if|once|as soon as|while|in case)\s+(.+?)(?:,\s*then\s+|\s+then\s+|\s*(?:→|=>|->|:)\s+|,\s+)(.+)$/i
const THEN_WHEN = /^(.{3,}?),?\s+(?:when(?:ever)?|if|once|as soon as|unless)\s+(.+)$/i

/** Question 9: the rules in the user's words, and the stages things pass through. */
export function writeRules(
  notebook: Notebook,
  segments: readonly Segment[],
): { rules: BusinessRule[]; statusTables: StatusTable[] } {
  const rules: BusinessRule[] = []
  const statusTables: StatusTable[] = []
  for (const segment of segments) {
    const stages = readStages(segment.text)
    if (stages !== null) {
      statusTables.push({ ...notebook.statement('ST', segment), ...stages })
    } else {
      rules.push({ ...notebook.statement('BR', segment), ...readRule(segment.text) })
    }
  }
  return { rules, statusTables }
}

/** "When X, then Y" and "Y when X" taken apart; nulls for a rule of another shape. */
export function readRule(text: string): { condition: string | null; outcome: string | null } {
  const whole = bare(text)
  const japanese = readCondition(whole)
  if (japanese !== null) return japanese
  const forward = WHEN_THEN.exec(whole)
  if (forward !== null) return { condition: forward[1] ?? null, outcome: forward[2] ?? null }
  const backward = THEN_WHEN.exec(whole)
  if (backward !== null && !/\bunless\b/i.test(whole)) {
    return { condition: backward[2] ?? null, outcome: lowerFirst(backward[1] ?? '') }
  }
  return { condition: null, outcome: null }
}

type Stages = Pick<StatusTable, 'thing' | 'states' | 'transitions'>

const ARROW = /\s*(?:→|->|=>|➜|⇒)\s*/
const QUOTED = /["'“”‘’„«»]([^"'“”‘’„«»]{1,40})["'“”‘’„«»]/gu
const PASSES =
  /^(?:an?|the|each|every)?\s*([\p{L} -]{2,40}?)\s*(?::|\s(?:is|are|starts? as|begins as|goes from|moves from|can be|passes through|has (?:the )?(?:stages|statuses|status|states)))\s*:?\s*(.+)$/iu
const STATUS_LIST =
  /^(?:(?:the )?(?:stages|statuses|states|status) (?:of|for) (?:an?|the)?\s*([\p{L} -]{2,40}?)\s*(?::|are|is))\s*(.+)$/iu

function readStages(text: string): Stages | null {
  const whole = bare(text)
  const japanese = JAPANESE_STAGES.exec(whole)
  if (japanese !== null) return japaneseStages(japanese[1] ?? '', japanese[2] ?? '')
  const match = STATUS_LIST.exec(whole) ?? PASSES.exec(whole)
  if (match === null || /^(?:when|if)\b/i.test(whole)) return null
  const thing = upperFirst((match[1] ?? '').replace(/\s+(?:status|stages?|states?)$/i, '').trim())
  const rest = match[2] ?? ''
  const isListed =
    STATUS_LIST.test(whole) || /\b(?:stages?|status(?:es)?|states?)\b/i.test(match[0].slice(0, 60))
  const groups = stageGroups(rest, isListed)
  if (groups === null || groups.flat().length < 2) return null
  return { thing, states: [...new Set(groups.flat())], transitions: transitionsOf(groups) }
}

/** "予約の状態は「予約済み」→「出席」または「欠席」" */
const JAPANESE_STAGES = /^(.{1,20}?)の?(?:状態|ステータス|段階)[はが、:：]\s*(.+(?:→|->|⇒).+)$/u

function japaneseStages(thing: string, list: string): Stages {
  const groups = list.split(ARROW).map((step) =>
    step
      .split(/\s*(?:または|もしくは|あるいは|か(?=「)|[／/、])\s*/u)
      .map((state) => bare(state).replace(/^[「『]|[」』]$/g, ''))
      .filter((state) => state !== ''),
  )
  return { thing, states: [...new Set(groups.flat())], transitions: transitionsOf(groups) }
}

/** The stages in their order; those of one group are alternatives. Null when these are no stages. */
function stageGroups(text: string, listed: boolean): string[][] | null {
  if (ARROW.test(text)) return text.split(ARROW).map(alternatives)
  const steps = text.split(/,?\s+(?:and\s+)?then\s+/i)
  const quoted = steps.map((step) => [...step.matchAll(QUOTED)].map((match) => match[1] ?? ''))
  if (quoted.flat().length >= 2 && quoted.every((group) => group.length > 0)) return quoted
  const short = steps.every((step) =>
    alternatives(step).every((state) => state.split(' ').length <= 3),
  )
  if (steps.length >= 2 && short) return steps.map(alternatives)
  return listed && short ? alternatives(text).map((state) => [state]) : null
}

function alternatives(text: string): string[] {
  return text
    .split(/,\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+|\s*\/\s*/)
    .map((state) =>
      bare(state)
        .replace(/^["'“‘]|["'”’]$/g, '')
        .trim(),
    )
    .filter((state) => state !== '')
}

function transitionsOf(groups: readonly string[][]): StatusTable['transitions'] {
  return groups
    .slice(1)
    .flatMap((to, index) =>
      (groups[index] ?? []).flatMap((from) => to.map((state) => ({ from, to: state }))),
    )
}

/** True when a rule or case says that something is refused or fails. */
export function isRefusal(text: string): boolean {
  return /\b(?:nobody|no one|cannot|can't|can’t|not|never|refused?|rejects?|blocked|fails?|failed|error|wrong|too late|full|taken|charged|sorry|unless|without|missing|invalid)\b|できない|不可|受け付けない|断[るり]|エラー|失敗|満員|満席|埋ま|超え|過ぎ|ません|料金がかか|返金|禁止/i.test(
    text,
  )
}

/** A part of a rule as it stands inside a sentence: "a class is full". */
export function asClause(text: string, names: ReadonlySet<string>): string {
  return lowerFirst(bare(clip(text)), names)
}
