import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { checkDraft } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { listTexts } from './list-texts.ts'
import { SUPPOSED } from './supposed.ts'

/**
 * What the model left after it was told: a rule that says another one again goes, a line that claims what no answer holds has the sign, a
 * quotation that is none loses its marks, and what is named and not there is named no more.
 */
export function settleDraft(draft: Draft, laid: RequirementsDocument): Draft {
  const faults = checkDraft(draft, laid)
  const at = (rule: string) => faults.filter((each) => each.rule === rule)
  const marks = new Map<string, string>()
  for (const { at: id, words } of at('invented')) {
    for (const { id: own, text } of listTexts(draft)) {
      if (own === id && text.includes(words)) marks.set(text, marked(text, words))
    }
  }
  for (const { words } of at('misquoted')) {
    for (const { text } of listTexts(draft)) {
      const before = marks.get(text) ?? text
      if (before.includes(words)) marks.set(text, unquoted(before, words))
    }
  }
  for (const { at: text, words } of at('foreign-address')) {
    marks.set(text, (marks.get(text) ?? text).replaceAll(words, SUPPOSED))
  }
  const unknown = new Set(at('unknown-id').map(({ words }) => words))
  const settled = without(replaced(draft, marks) as Draft, unknown)
  const twice = new Map(at('told-twice').map((each) => [each.at, each.words]))
  return renamed({ ...settled, rules: settled.rules.filter(({ id }) => !twice.has(id)) }, twice)
}

/** Who names a rule that is gone names the one that says the same. */
function renamed(draft: Draft, instead: ReadonlyMap<string, string>): Draft {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/BR-\d{3}/gu, (id) => instead.get(id) ?? id)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]))
  }
  return instead.size === 0 ? draft : (walk(draft) as Draft)
}

/** The sign behind the clause that has the words. */
function marked(text: string, words: string): string {
  const from = text.indexOf(words) + words.length
  const [rest = ''] = /^[^.!?。！？,;:、；：()（）\n]*/u.exec(text.slice(from)) ?? []
  const end = from + rest.length
  const before = text.slice(0, end).trimEnd()
  return before + (before.endsWith(SUPPOSED) ? '' : SUPPOSED) + text.slice(before.length)
}

function unquoted(text: string, words: string): string {
  return text.replace(`“${words}”`, words).replace(`「${words}」`, words)
}

/** Every text of the draft that has another one instead. */
function replaced(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => replaced(each, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaced(each, texts)]),
  )
}

/** Lists of ids without those that nothing has, and texts without them in brackets. */
function without(draft: Draft, unknown: ReadonlySet<string>): Draft {
  if (unknown.size === 0) return draft
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.filter((each) => typeof each !== 'string' || !unknown.has(each)).map(walk)
    }
    if (typeof value === 'string') return dropIds(value, unknown)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]))
  }
  return walk(draft) as Draft
}

function dropIds(text: string, unknown: ReadonlySet<string>): string {
  return [...unknown].reduce((rest, id) => {
    if (!rest.includes(id)) return rest
    const among = new RegExp(
      `(?:[,、] ?${escapePattern(id)}(?!\\d)|${escapePattern(id)}[,、] ?)`,
      'gu',
    )
    const alone = new RegExp(` ?[(（]${escapePattern(id)}[)）]|${escapePattern(id)}(?!\\d)`, 'gu')
    return rest.replace(among, '').replace(alone, '')
  }, text)
}
