import { findUnfounded } from './find-unfounded.ts'
import type { Founder } from './founders.ts'

/** What one document is worth, by the same measures for every writer. */
export interface Verdict {
  facts: number
  preserved: number
  /** Numbers, dates, amounts and names that no answer holds and that nothing marks as supposed. */
  invented: number
  /** The same where the document says itself that it is supposed or open. */
  marked: number
  requirements: number
  /** Requirements with at least one Given / When / Then. */
  testable: number
  /** Flesch's reading ease: 60 to 70 is plain English, higher is easier. */
  readingEase: number
  words: number
}

/** Judges a document by its Markdown alone, so that no writer is judged by its own data. */
export function judge(markdown: string, founder: Founder): Verdict {
  const lines = bodyOf(markdown)
  const told = [...Object.values(founder.answers), founder.title]
  const kept = lines.map((line) => plain(line).toLowerCase())
  const preserved = founder.facts.filter(({ keys }) =>
    kept.some((line) => keys.every((key) => line.includes(key.toLowerCase()))),
  )
  const count = (wanted: readonly string[]) =>
    wanted.reduce((sum, line) => sum + findUnfounded(plain(line), told).length, 0)
  const requirements = requirementsIn(lines)
  return {
    facts: founder.facts.length,
    preserved: preserved.length,
    invented: count(lines.filter((line) => !isMarked(line))),
    marked: count(lines.filter(isMarked)),
    requirements: requirements.length,
    testable: requirements.filter((own) => own.some(isCriterion)).length,
    readingEase: readingEase(lines.map(plain)),
    words: wordsOf(lines.map(plain).join(' ')).length,
  }
}

/** What the writer wrote: without the title page, computed registers, pictures and the answers. */
function bodyOf(markdown: string): string[] {
  const text = spreadSigns(markdown)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^[\s\S]*?(?=^## 1 First page)/m, '')
    .replace(/^## (?:16|17|18|A) [\s\S]*$/m, '')
    .replace(/^\|.*\n\|(?: --- \|)+$/gm, '')
  const isOurs = markdown.includes('## 1 First page')
  const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  return isOurs ? lines.filter((line) => !line.startsWith('#')) : lines
}

/** A sign at the head of a list or of a column is of all below it that has no answer: each line and cell has its own. */
function spreadSigns(markdown: string): string {
  let heading = ''
  let head: string[] = []
  const spread = (line: string) => {
    if (line.startsWith('#')) heading = line
    else if (line !== '' && !line.startsWith('- ')) heading = ''
    if (line.startsWith('- ') && SIGNED.test(heading)) return withSign(line)
    if (!line.startsWith('| ')) {
      head = []
      return line
    }
    const cells = line.split(' | ')
    if (head.length === 0) {
      head = cells
      return line
    }
    return cells
      .map((cell, at) => (SIGNED.test(head[at] ?? '') ? withSign(cell) : cell))
      .join(' | ')
  }
  return markdown.split('\n').map(spread).join('\n')
}

const SIGNED = /[†※](?: \|)?$/
/** An answer, or a limit that has one. */
const HAS_ANSWER = /\([^()]*\b(?:Q|CON-)\d+[^()]*\)|（[^（）]*問\d+[^（）]*）/

function withSign(text: string): string {
  const [, told = '', end = ''] = /^(.*?)( \|)?$/.exec(text) ?? []
  const isEmpty = !/[\p{L}\p{N}]/u.test(told)
  return isEmpty || HAS_ANSWER.test(told) ? text : `${told}†${end}`
}

/** A file has a sign for Assumed. The lines of the register of open questions and assumptions count as marked, too. */
function isMarked(line: string): boolean {
  return /[†※]|\b(?:Assumed|Open)\*|^(?:- |\| )\*\*(?:OQ|BQ)-|^\s+- (?:Why|Until then|About|Waits)/.test(
    line,
  )
}

function plain(line: string): string {
  return line
    .replace(/\*(?:Source: [^*]*|Assumed|Open|Guess|Read, not confirmed)\*|\bQ\d+\b/g, '')
    .replace(/^\| | \|$/g, '')
    .replace(/ [|·] |(?<=\)); |(?<=\)) (?=\p{Lu})/gu, '. ')
    .replace(/: appendix [A-Z]\.$|, in section \d+/, '')
    .replace(/\b(?:\p{Lu}{2,8}-\d+(?:\.\d+)?|FR\d+):?/gu, '')
    .replace(/\\([<>_*|[\]])/g, '$1')
    .replace(
      /\*\*(?:Given|when|then)\*\*|\b(?:Given|When|Then|May|Response|Measure|Must never)\b:?/g,
      (word) => word.replace(/[*:]/g, '').toLowerCase(),
    )
    .replace(/[*#|`]/g, ' ')
    .replace(/^\s*(?:\d+\.?|-)\s+(?=\D)/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Each requirement with the lines that belong to it. */
function requirementsIn(lines: readonly string[]): string[][] {
  const found: string[][] = []
  let open = false
  for (const line of lines) {
    if (/^(?:- )?(?:\*\*)?FR-\d+/.test(line)) {
      found.push([])
      open = true
    } else if (line.startsWith('#')) open = false
    else if (open) found.at(-1)?.push(line)
  }
  return found
}

function isCriterion(line: string): boolean {
  return /\bgiven\b\s+\S.+\bwhen\b\s+\S.+\bthen\b\s+\S/i.test(plain(line))
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}'’]+/gu) ?? []
}

function readingEase(lines: readonly string[]): number {
  const sentences = lines
    .flatMap((line) => line.split(/[.!?:;]\s+/))
    .filter((part) => /\p{L}/u.test(part))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const ease =
    206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length
  return Math.round(ease)
}

function syllablesOf(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouyäöü]+/g)
  return Math.max(1, groups?.length ?? 1)
}
