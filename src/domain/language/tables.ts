import type { Line } from './lines.ts'
import { cutSpan, type Span } from './spans.ts'

/** One cell of a table's row; `name` is its column's head, null when the table has none. */
export interface Cell extends Span {
  name: string | null
}

const RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/
/** Heads that founders give the columns of a sheet, in the languages that we know heads of. */
const HEADS = new Set(
  [
    'role roles who user users person persons name names feature features description pri prio',
    'priority importance rank may can sees see does cannot never field fields detail details thing',
    'things item items data information step steps rule rules when if then case cases situation',
    'situations problem problems screen screens page pages number # no no. reason why because out',
    'service services message messages to channel action actions actor actors measure measures',
    'metric target targets goal goals now today baseline by note notes keep kept private topic',
    'answer question device cost status quién qué rol cuándo entonces motivo',
    'price prices fee fees cost description duration',
    '誰 役割 項目 内容 理由 機能 優先度 条件 結果 いつ 状況 対応 画面 料金 価格 値段 金額 時間 商品 品名 コース',
  ].flatMap((line) => line.split(' ')),
)
const HEAD_PHRASE =
  /^(?:what\b|tool\b|(?:can|may) (?:see|do|not)\b|must not\b|not allowed|to whom|how (?:often|many|much)|por qué)/iu
const HEAD_WORDS = 4

/** The cells of a line pasted from a spreadsheet (tabs) or of a table with bars; null otherwise. */
export function splitCells(whole: string, line: Line): Span[] | null {
  const sign = line.text.includes('\t') ? '\t' : '|'
  if (!line.text.includes(sign)) return null
  if (sign === '|' && !/^\|.*\|$/.test(line.text) && line.text.split('|').length < 3) return null
  const framed = sign === '|' && line.text.startsWith('|')
  const cells: Span[] = []
  let from = line.start + (framed ? 1 : 0)
  const end = framed && line.text.endsWith('|') ? line.end - 1 : line.end
  for (let at = from; at <= end; at++) {
    if (at < end && whole[at] !== sign) continue
    cells.push(cutSpan(whole, from, at))
    from = at + 1
  }
  return cells.filter(({ text }) => text !== '').length > 1 ? cells : null
}

/** The line under a table's head. */
export function isTableRule(line: Line): boolean {
  return line.text.includes('-') && line.text.includes('|') && RULE.test(line.text)
}

/** True when a first row names the columns of the rows below it. */
export function isTableHead(cells: readonly Span[], below: readonly (readonly Span[])[]): boolean {
  const named = cells.filter(({ text }) => text !== '')
  if (standsAboveFigures(cells, below)) return true
  if (below.length === 0 || !named.every(({ text }) => isShort(text))) return false
  const known = named.filter(({ text }) => namesColumn(text)).length
  if (known >= 2) return true
  // Words above figures.
  const figured = below.filter((row) => row.slice(1).some(({ text }) => /\d/.test(text)))
  if (below.length > 1 && figured.length === below.length) return true
  const longer = below.filter((row) => lengthOf(row) > lengthOf(cells) * 1.4).length
  return (known === 1 || below.length > 1) && longer * 2 >= below.length
}

/** A price or a plain number, with its unit. */
const FIGURE =
  /^(?:約|about )?[$€£¥₹]?\s?\d[\d.,]*\s?(?:%|[$€£¥₹円]|\p{L}{1,6}\.?)?(?:\s?(?:\/|per|an?)\s?\p{L}+)?$/u
const CURRENCY = /[$€£¥₹円]/u

/** "Up to 4 riders", "5-8 riders" above nothing but figures: heads may hold numbers, too. */
function standsAboveFigures(cells: readonly Span[], below: readonly (readonly Span[])[]): boolean {
  const heads = cells.slice(1)
  const told = heads.every(({ text }) => /\p{L}/u.test(text) && !CURRENCY.test(text))
  const figured = below.every(
    (row) => row.length === cells.length && row.slice(1).every(({ text }) => FIGURE.test(text)),
  )
  return below.length > 0 && heads.length > 0 && told && figured
}

function namesColumn(text: string): boolean {
  return HEADS.has(text.toLowerCase().replace(/[:：?？]+$/u, '')) || HEAD_PHRASE.test(text)
}

function isShort(text: string): boolean {
  return !/\d/.test(text) && !/[.!,;]$/.test(text) && text.split(/\s+/).length <= HEAD_WORDS
}

function lengthOf(cells: readonly Span[]): number {
  return cells.reduce((sum, { text }) => sum + text.length, 0)
}

/** A row's cells with the heads of their columns. */
export function nameCells(cells: readonly Span[], head: readonly Span[]): Cell[] {
  return cells.map((cell, index) => {
    const name = head[index]?.text ?? ''
    return { ...cell, name: name === '' ? null : name }
  })
}
