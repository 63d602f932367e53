import { readdirSync, readFileSync } from 'node:fs'

export type Style = 'terse' | 'rambling' | 'contradictory'

/** Something the founder knows; it is preserved where all of its keys are in one line. */
export interface Fact {
  question: string
  keys: string[]
}

/** A simulated founder: hidden facts, and the answers that a person of that style gives. */
export interface Founder {
  name: string
  title: string
  style: Style
  facts: Fact[]
  answers: Record<string, string>
}

const FOLDER = new URL('./founders/', import.meta.url)

/**
 * The founders of the folder. A line is `q9: words with [key]`; `[right|wrong]` is a fact that a
 * contradictory founder first tells wrong.
 */
export function readFounders(): Founder[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => founderOf(file.replace('.txt', ''), readFileSync(new URL(file, FOLDER), 'utf8')))
}

function founderOf(name: string, text: string): Founder {
  const lines = text.split('\n').flatMap((line) => {
    const match = /^(\w+): (.+)$/.exec(line)
    return match ? [{ label: match[1] ?? '', words: match[2] ?? '' }] : []
  })
  const labelled = (wanted: string) => lines.find(({ label }) => label === wanted)?.words ?? ''
  const style = labelled('style') as Style
  const said = lines.filter(({ label }) => /^q\d+$/.test(label))
  const questions = [...new Set(said.map(({ label }) => label))]
  const answers = questions.map((question) => {
    const own = said.filter(({ label }) => label === question).map(({ words }) => words)
    return [question, SAYS[style](own)] as const
  })
  return {
    name,
    title: labelled('title'),
    style,
    facts: said.flatMap(({ label, words }) =>
      words.split(/(?<=[.!?])\s+(?=[\p{Lu}[])/u).flatMap((sentence) => factIn(label, sentence)),
    ),
    answers: Object.fromEntries(answers),
  }
}

function factIn(question: string, sentence: string): Fact[] {
  const keys = [...sentence.matchAll(/\[([^\]|]+)(?:\|[^\]]+)?\]/g)].map((match) => match[1] ?? '')
  return keys.length === 0 ? [] : [{ question, keys }]
}

const right = (words: string) => words.replace(/\[([^\]|]+)(?:\|[^\]]+)?\]/g, '$1')
const wrong = (words: string) => words.replace(/\[[^\]|]+\|([^\]]+)\]/g, '$1')

const OPENINGS = [
  'Well, you have to know how it is with us. ',
  'I talked about this with my sister the other day. ',
  'Let me think, it is a bit of a long story. ',
  'So, as I said before. ',
]
const ASIDES = [
  ' I hope that makes sense.',
  ' That is how it has always been.',
  ' My wife says the same, by the way.',
]

const SAYS: Record<Style, (lines: readonly string[]) => string> = {
  terse: (lines) => lines.map(right).join('\n'),
  rambling: (lines) =>
    lines
      .map((line, index) => {
        const opening = OPENINGS[(index + line.length) % OPENINGS.length] ?? ''
        const aside = ASIDES[line.length % ASIDES.length] ?? ''
        return /^(?:1\.|Must|Nice)/.test(line) ? right(line) : `${opening}${right(line)}${aside}`
      })
      .join('\n'),
  contradictory: (lines) =>
    lines
      .map((line) => {
        if (!line.includes('|')) return right(line)
        return `${bareEnd(right(wrong(line)))}. No, sorry, that is not right: ${right(line)}`
      })
      .join('\n'),
}

function bareEnd(text: string): string {
  return text.replace(/[.\s]+$/, '')
}
