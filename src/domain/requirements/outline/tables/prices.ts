import { countWords } from '#domain/language/count-words.ts'
import { findAmounts } from '#domain/language/numbers/amounts.ts'
import type { Block, Row, Section, Statement } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeTextCell, part, table, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { fileTextOf } from './file-text.ts'
import type { FileTableText } from './text-en.ts'

/** So few prices are told in sentences. */
const FEWEST = 3

/** Section 11 of a file: the prices in a table of their own, where a sentence tells nothing but prices. */
export function tellPrices(section: Section, desk: Desk): Section {
  if (section.name !== 'connections') return section
  const { columns, parts } = desk.words
  const text = fileTextOf(desk.words)
  const priced = section.blocks.flatMap((block): [Statement, Price][] => {
    const price = isMoney(block) ? readPrices(toPlainText(block.text), text) : null
    return price === null || !isMoney(block) ? [] : [[block, price]]
  })
  if (priced.length < FEWEST) return section
  const head = [columns.id, text.what, text.price, columns.mark]
  const rows = priced.map(([{ id, origin }, { what, price }]): Row => {
    return { id, cells: [what, price, origin].map((each) => makeTextCell(each)) }
  })
  const moved = new Set<Block>(priced.map(([block]) => block))
  const left = section.blocks.filter((block) => !moved.has(block))
  // A heading above nothing goes with what it was above.
  const kept = left.filter(
    (block) => !(block.kind === 'heading' && block.text === parts.money && !left.some(isMoney)),
  )
  return { ...section, blocks: [...kept, ...part(text.prices, table(text.prices, head, rows))] }
}

function isMoney(block: Block): block is Statement {
  return block.kind === 'statement' && block.id?.startsWith('MON') === true
}

interface Price {
  what: string
  price: string
}

/**
 * "A small prop is £3, a large prop £12", "Small prop: £3, deposit £10": for what and how much, several with a stroke
 * between them; null where the sentence tells anything else, or more than one of them.
 */
export function readPrices(sentence: string, text: FileTableText): Price | null {
  const told = bare(sentence)
  if (moneyIn(told) === 0 || SENTENCE_END.test(told)) return null
  const [, listed, amounts] = AS_LISTED.exec(told) ?? []
  if (listed !== undefined && amounts !== undefined && !CURRENCY.test(listed))
    return { what: capitalise(listed), price: amounts }
  const { lead, rest } = leadOf(told)
  const chunks = joinChunks(text.partPrices(rest))
  const [first, ...others] = chunks.map((chunk, at) => readChunk(chunk, at === 0, text))
  const all = [first, ...others].flatMap((each) => each ?? [])
  if (all.length === 0 || all.length !== chunks.length || moneyIn(told) !== chunks.length)
    return null
  const prices = others.some((each) => each?.what === '') ? partAlike(all) : all
  if (prices === null) return null
  const whats = prices.map(({ what }) => what).join(STROKE)
  return { what: capitalise(whats) + lead, price: prices.map(({ price }) => price).join(STROKE) }
}

/** "Cleaning is £4 for a wash and £11.50 for a dry clean": of one thing what each price is for. */
function partAlike(all: readonly Price[]): Price[] | null {
  const parted = all.map(({ what, price }) => {
    const end = findMoney(price)[0]?.end ?? 0
    return { what, tail: price.slice(end).trim(), price: price.slice(0, end) }
  })
  const [first, ...others] = parted
  const isAlike = parted.every(({ tail }) => tail !== '') && others.every(({ what }) => what === '')
  if (first === undefined || !isAlike) return null
  return parted.map(({ tail, price }, at) => ({
    what: at === 0 ? `${first.what}: ${tail}` : tail,
    price,
  }))
}

/** "Small tool, so a drill: £4 a day, deposit £20": as a price list tells it. */
const AS_LISTED = /^([^:：]{2,80})[:：]\s*(.+)$/u

const CURRENCY = /\p{Sc}|円/u

const STROKE = ' / '
const SENTENCE_END = /[.!?。]\s*\p{L}/u

const YEN = /[\d０-９][\d０-９,，.]*(?:万|千)?円/gu

/** Where the amounts of money are that are no limits. */
function findMoney(told: string): { start: number; end: number }[] {
  const yen = [...told.matchAll(YEN)].map(({ index, 0: found }) => {
    return { start: index, end: index + found.length }
  })
  const own = findAmounts(told).filter(({ kind, bound }) => kind === 'money' && bound === null)
  return yen.length > 0 ? yen : own
}

function moneyIn(told: string): number {
  return findMoney(told).length
}

/** "Per week, an adult costume is £22": what goes for all of a sentence stands behind what it is for. */
function leadOf(told: string): { lead: string; rest: string } {
  const [whole = '', before = ''] = /^((?:per|each|every) \p{L}+), /iu.exec(told) ?? []
  return whole === ''
    ? { lead: '', rest: told }
    : { lead: `, ${before.toLowerCase()}`, rest: told.slice(whole.length) }
}

/** What has no amount belongs to what comes after it; at the end, to what stands before. */
function joinChunks(parts: readonly string[]): string[] {
  const chunks: string[] = []
  let open = ''
  for (const each of parts) {
    const whole = open === '' ? each : `${open}, ${each}`
    if (moneyIn(each) === 0) open = whole
    else {
      chunks.push(whole)
      open = ''
    }
  }
  const last = chunks.pop()
  if (last === undefined) return []
  return [...chunks, open === '' ? last : `${last}, ${open}`]
}

/** The first has its verb, of the others the verb may be left out. */
function readChunk(chunk: string, isFirst: boolean, text: FileTableText): Price | null {
  const told = text.tellPrice(chunk)
  const [amount] = findMoney(chunk)
  if (amount === undefined) return null
  if (told !== null) {
    const begins = findMoney(told.price)[0]?.start === 0
    return begins && moneyIn(told.what) === 0 ? told : null
  }
  const what = text.nameThing(chunk.slice(0, amount.start).trim())
  const isThing = countWords(what) <= MOST_WORDS && !PRONOUN.test(what)
  return isFirst || !isThing ? null : { what, price: chunk.slice(amount.start) }
}

/** Of the name of a thing without a verb behind it. */
const MOST_WORDS = 5
const PRONOUN = /^(?:i|we|you|he|she|it|they|nobody|everybody|everyone|who)\b/iu
