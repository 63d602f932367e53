import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { mapTexts, walk } from '#domain/requirements/walk.ts'
import { checkDraft, type DraftFault } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { listTexts } from './list-texts.ts'
import { SUPPOSED } from './supposed.ts'

/**
 * What the model left after it was told: a rule that says another one again goes, a line that claims what no answer holds has the sign, a
 * quotation that is none loses its marks, and what is named and not there is named no more.
 */
export function settleDraft(draft: Draft, laid: RequirementsDocument): Draft {
  const faults = checkDraft(draft, laid)
  const at = (rule: DraftFault['rule']) => faults.filter((each) => each.rule === rule)
  const texts = listTexts(draft)
  const settled = new Map<string, string>()
  const put = (text: string, words: string, settle: (text: string, words: string) => string) => {
    const before = settled.get(text) ?? text
    if (before.includes(words)) settled.set(text, settle(before, words))
  }
  for (const { at: id, words } of at('invented')) {
    for (const each of texts) if (each.id === id) put(each.text, words, marked)
  }
  for (const { words } of at('misquoted')) {
    for (const { text } of texts) put(text, words, unquoted)
  }
  for (const { at: text, words } of at('foreign-address')) {
    put(text, words, (before) => before.replaceAll(words, SUPPOSED))
  }
  const unknown = new Set(at('unknown-id').map(({ words }) => words))
  const known = without(
    mapTexts(draft, (text) => bracketed(settled.get(text) ?? text, laid.writtenIn)),
    unknown,
  )
  const twice = new Map(at('told-twice').map((each) => [each.at, each.words]))
  return renamed({ ...known, rules: known.rules.filter(({ id }) => !twice.has(id)) }, twice)
}

/** In Japanese the ids behind a text stand in its own brackets, whichever the model wrote. */
function bracketed(text: string, language: RequirementsDocument['writtenIn']): string {
  return language === 'ja' ? text.replace(IDS_IN_BRACKETS, '（$1）') : text
}

const IDS_IN_BRACKETS = /\s?\(([A-Z]{2,7}-\d[\dA-Z.,、 -]*)\)/gu

/** Who names a rule that is gone names the one that says the same. */
function renamed(draft: Draft, instead: ReadonlyMap<string, string>): Draft {
  if (instead.size === 0) return draft
  return mapTexts(draft, (text) => text.replace(/BR-\d{3}/gu, (id) => instead.get(id) ?? id))
}

/** The sign behind the clause that has the words. */
function marked(text: string, words: string): string {
  const from = text.indexOf(words) + words.length
  const [rest = ''] =
    /^(?:[^.!?。！？,;:、；：()（）\n]|[.,:](?=\p{N}))*/u.exec(text.slice(from)) ?? []
  const end = from + rest.length
  const before = text.slice(0, end).trimEnd()
  return before + (before.endsWith(SUPPOSED) ? '' : SUPPOSED) + text.slice(before.length)
}

function unquoted(text: string, words: string): string {
  return text.replace(`“${words}”`, words).replace(`「${words}」`, words)
}

/** Lists of ids without those that nothing has, and texts without them in brackets. */
function without(draft: Draft, unknown: ReadonlySet<string>): Draft {
  if (unknown.size === 0) return draft
  return walk(draft, (value, key) => {
    if (typeof value !== 'string') return undefined
    return key === null && unknown.has(value) ? null : dropIds(value, unknown)
  })
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
