import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { Spelling } from './spelling.ts'

/** A piece of a text: as it stands there, and how it is meant. */
interface SpelledPiece {
  start: number
  end: number
  text: string
  isMeant: boolean
}

/** Puts what was heard or typed otherwise as it was meant. */
interface Speller {
  spell(text: string): string
  /** The same piece by piece, so that each can be found again. */
  split(text: string): SpelledPiece[]
}

type Spelled = Pick<Spelling, 'written' | 'meant'>

/** What spells texts by these; null where there are none. */
export function makeSpeller(spellings: readonly Spelled[]): Speller | null {
  const meant = new Map(spellings.flatMap(listForms))
  if (meant.size === 0) return null
  // Of two of which one is a part of the other the longer one is put first.
  const longestFirst = [...meant.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.map(asWord).join('|'), 'gu')
  const split = (text: string): SpelledPiece[] => {
    const pieces: SpelledPiece[] = []
    let start = 0
    for (const { index, 0: found } of text.matchAll(pattern)) {
      pieces.push({ start, end: index, text: text.slice(start, index), isMeant: false })
      start = index + found.length
      pieces.push({ start: index, end: start, text: meant.get(found) ?? found, isMeant: true })
    }
    return [...pieces, { start, end: text.length, text: text.slice(start), isMeant: false }]
  }
  const alone = new Map(spellings.flatMap(listAlone))
  const put = (text: string) => text.replace(pattern, (found) => meant.get(found) ?? found)
  return { split, spell: (text) => alone.get(text) ?? put(text) }
}

/** A word that begins a sentence has a capital there, however it was typed. */
function listForms({ written, meant }: Spelled): [string, string][] {
  const [large, largeMeant] = [capitalised(written), capitalised(meant)]
  return large === written || large === meant
    ? [[written, meant]]
    : [
        [written, meant],
        [large, largeMeant],
      ]
}

/**
 * 「行き」 of 「行きと身丈」, meant 「裄と身丈」: a word for which a longer piece is told since it is right elsewhere
 * stands alone where a list was cut into its entries.
 */
function listAlone({ written, meant }: Spelled): [string, string][] {
  const least = Math.min(written.length, meant.length)
  let start = 0
  while (start < least && written[start] === meant[start]) start += 1
  let end = 0
  while (end < least - start && written.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [before, after] = [written.slice(0, start), written.slice(written.length - end)]
  const isWord = UNSPACED.test(written) && ENDS.test(before) && BEGINS.test(after)
  const inside = (text: string) => text.slice(start, text.length - end)
  return isWord && start + end > 0 ? [[inside(written), inside(meant)]] : []
}

/** Between words of Japanese. */
const ENDS = /(?:^|[\s、・とがのをはにもや])$/u
const BEGINS = /^(?:$|[\s、・とがのをはにもや])/u

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** No part of another word, of an address or of an id ("MSG-01"). */
function asWord(written: string): string {
  const isVerbal = VERBAL.test(written)
  const ofJapanese = {
    before: isVerbal && written.length < 3 ? GOES : '',
    after: isVerbal ? GOES_ON : '',
  }
  const before = UNSPACED.test(written.charAt(0)) ? ofJapanese.before : '(?<![\\p{L}\\p{N}@])'
  const after = UNSPACED.test(written.slice(-1))
    ? ofJapanese.after
    : '(?![\\p{L}\\p{N}@]|[.][\\p{L}]|[-#]\\p{N})'
  return before + escapePattern(written) + after
}

/** 「行き」, 「前取り」: what looks like the stem of a verb is one in 「持って行き」, 「行きます」, and of another word in 「取り消し」. */
const VERBAL = /^\p{Script=Han}+[いきしちにみりぎび]$/u
const GOES = '(?<![てでにへが])'
const GOES_ON = '(?!\\p{Script=Han}|ま[すせし]|た[いくかけ]|つつ|ながら)'
