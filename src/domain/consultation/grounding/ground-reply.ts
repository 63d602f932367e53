import { BLANK_TEXT } from '#domain/hints/blank.ts'
import { collectFacts, type Facts } from '#domain/requirements/checks/document/facts.ts'
import { type Claim, claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'

/** What a reply may take its facts from. */
export interface ReplySources {
  /** Everything the user wrote: numbers, names and quotations come from here. */
  users: readonly string[]
  /** Our own words around it, such as the questions: names and plain words, no numbers. */
  ours: readonly string[]
}

/** A quotation that is longer than this is not waited for. */
const LONGEST_QUOTATION = 300
const QUOTATION = /“([^“”\n]*)”|"([^"\n]*)"|「([^「」\n]*)」/g
const OPENING = /[“"「]/
/** List marks and references to a question count; they state nothing. */
const COUNTING =
  /^[ \t]*(?:[-*+][ \t]+)?\p{Nd}{1,2}[.)](?=\s)|\bquestions? (?:\p{Nd}{1,2}(?:, | and | to |–|-)?)+|\bq\p{Nd}{1,2}\b|質問\p{Nd}{1,2}/gimu
/** Small numbers in words are how people speak ("two or three examples"). */
const SPOKEN = new Set(['1', '2', '3', '4'])

/**
 * Bounds what a model may say, piece by piece as it says it: a number
 * that is in no answer becomes a visible blank, a quotation that the user never wrote loses
 * its marks. Names that no answer holds are let through and noted in `names`.
 */
export class GroundedReply {
  readonly names = new Set<string>()
  readonly #users: string
  readonly #facts: readonly Facts[]
  readonly #words: readonly Facts[]
  /** What came and is not shown yet. */
  #pending = ''
  /** The line so far, as it was shown: what is before a word tells what it is. */
  #line = ''

  constructor({ users, ours }: ReplySources) {
    this.#users = comparable(users.join('\n'))
    this.#facts = users.map(collectFacts)
    this.#words = [...this.#facts, ...ours.map(collectFacts)]
  }

  /** Takes a piece and gives what can be shown of all so far; a word is shown when it is whole. */
  push(piece: string): string {
    this.#pending += piece
    return this.#show(shownUpTo(this.#pending))
  }

  /** What was still held back. */
  end(): string {
    return this.#show(this.#pending.length)
  }

  #show(end: number): string {
    const shown = this.#checked(this.#pending.slice(0, end))
    this.#pending = this.#pending.slice(end)
    this.#line = `${this.#line}${shown}`.split('\n').at(-1) ?? ''
    return shown
  }

  #checked(text: string): string {
    const before = this.#line
    const quoted = text.replace(QUOTATION, (all, ...inner: (string | undefined)[]) => {
      const words = inner.find((each) => typeof each === 'string') ?? ''
      return this.#mayBeQuoted(words) ? all : words
    })
    const whole = before + quoted
    const claims = claimsIn(whole.replace(COUNTING, (mark) => ' '.repeat(mark.length)))
    let checked = ''
    let at = before.length
    for (const claim of claims.filter(({ start }) => start >= before.length)) {
      const said = whole.slice(claim.start, claim.end)
      if (claim.kind === 'name' || claim.kind === 'katakana') this.#note(claim, said)
      if (claim.kind !== 'number' || claim.start < at || this.#isKnownNumber(claim, said)) continue
      checked += whole.slice(at, claim.start) + BLANK_TEXT
      at = claim.end
    }
    return checked + whole.slice(at)
  }

  #mayBeQuoted(words: string): boolean {
    if (words.includes(BLANK_TEXT)) return true
    const parts = words
      .split(/\s*(?:…|\.\.\.)\s*/)
      .map((part) => comparable(part.replace(/[.,;!]$/, '')))
    return parts.every((part) => this.#users.includes(part))
  }

  #isKnownNumber(claim: Claim, said: string): boolean {
    const isSpoken = !/\p{N}/u.test(said) && claim.values.every((value) => SPOKEN.has(value))
    return isSpoken || isFounded(claim, this.#facts)
  }

  #note(claim: Claim, said: string): void {
    if (!isFounded(claim, this.#words)) this.names.add(said)
  }
}

/** Words that may go on to a larger number: "one hundred and twenty", "45 000". */
const COUNTS_ON =
  /(?:\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|dozen|and)\b)\S*\s+$/iu
const LONGEST_NUMBER = 60

/** What is behind the last mark of a script that sets no spaces. */
const LAST_JAPANESE_CLAUSE = /(?<=[、。！？」』）])[^、。！？」』）]*$/u

/** Where the last whole word ends; a number, or a quotation, is waited for until it is whole. */
function shownUpTo(text: string): number {
  const wordEnd = Math.max(text.search(/\S*$/), text.search(LAST_JAPANESE_CLAUSE))
  let end = wordEnd
  while (end > 0 && COUNTS_ON.test(text.slice(0, end))) end = text.slice(0, end).search(/\S+\s+$/)
  if (wordEnd - end > LONGEST_NUMBER) end = wordEnd
  const open = openQuotation(text.slice(0, end))
  return open !== -1 && text.length - open < LONGEST_QUOTATION ? open : end
}

/** Where a quotation begins that the same line does not end; -1 for none. */
function openQuotation(text: string): number {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  const left = line.replace(QUOTATION, (all) => ' '.repeat(all.length))
  const at = left.search(OPENING)
  return at === -1 ? -1 : text.length - line.length + at
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\\*_`]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
