import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import type { Speller } from '#domain/requirements/spelling/make-speller.ts'

/** Both change one text of a document: `question` is that of the founder's own words, null for what is told. */
interface OwnWords {
  /** As it is meant. */
  spell(text: string, question: string | null): string
  /** As it was said, where it is the founder's own or stands between quotation marks. */
  restore(text: string, question: string | null): string
}

/** Spells texts, and finds what is quoted in them again as it stands in the answers. */
export function createOwnWords(answers: readonly AnswerCopy[], speller: Speller): OwnWords {
  const said = new Map<string, string>()
  const unchanged = new Set<string>()
  const places = answers.map((answer) => findPlaces(answer, speller))
  const remember = (text: string): string => {
    const told = join(speller.split(text))
    if (told === text) unchanged.add(text)
    else said.set(told, text)
    return told
  }
  // A sentence of ours that is quoted is told as any other.
  const isSaid = (quoted: string) =>
    answers.some(({ text }) => text.includes(quoted.replace(CUT, '')))
  const findQuoted = (quoted: string): string => {
    const own = said.get(quoted)
    if (own !== undefined) return unchanged.has(quoted) ? quoted : own
    // A word or two may be what a button is called.
    if (quoted.length < FEWEST) return quoted
    return places.map((each) => findOwn(quoted, each)).find((each) => each !== null) ?? quoted
  }
  return {
    spell: (text, question) => {
      if (question !== null) return remember(text)
      for (const [quoted] of text.matchAll(QUOTATION)) if (isSaid(quoted)) remember(quoted)
      return speller.spell(text)
    },
    restore: (text, question) => {
      if (question === null) return text.replace(QUOTATION, findQuoted)
      const place = places.find((each) => each.question === question)
      return (place && findOwn(text, place)) ?? said.get(text) ?? text
    },
  }
}

const QUOTATION = /(?<=[“「『"])[^“”「」『』"]{2,}(?=[”」』"])/gu

const CUT = /[\s.…。、,]+$/u

/** Fewer letters are no quote of a sentence. */
const FEWEST = 12

interface Places {
  question: string
  text: string
  told: string
  /** Of each letter of `told` where it begins and ends in `text`. */
  starts: number[]
  ends: number[]
}

function findPlaces({ question, text }: AnswerCopy, speller: Speller): Places {
  const pieces = speller.split(text)
  const placed = pieces.flatMap((piece) =>
    Array.from({ length: piece.text.length }, (_, at) =>
      piece.isMeant
        ? { start: piece.start, end: piece.end }
        : { start: piece.start + at, end: piece.start + at + 1 },
    ),
  )
  return {
    ...{ question, text, told: join(pieces) },
    ...{ starts: placed.map(({ start }) => start), ends: placed.map(({ end }) => end) },
  }
}

function join(pieces: ReturnType<Speller['split']>): string {
  return pieces.map(({ text }) => text).join('')
}

/** The words of an answer that are spelled so; null where it has none. */
function findOwn(told: string, { text, ...places }: Places): string | null {
  if (told === '' || text.includes(told)) return told
  const at = places.told.indexOf(told)
  return at < 0 ? null : text.slice(places.starts[at], places.ends[at + told.length - 1])
}
