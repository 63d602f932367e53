import { cutSpan, type Span } from './spans.ts'

export interface Step extends Span {
  number: number | null
}

interface Start {
  at: number
  after: number
  number: number
}

const STEP =
  /(?<=^|[\s.;。])\(?(\d{1,2})[.)](?:\s+(?=\S)|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))/gu

/**
 * "1. Ana opens … 2. She sees …": a numbered list that runs on inside a line; else one step.
 * `number` is the one that stood in front of the line.
 */
export function splitSteps(whole: string, body: Span, number: number | null): Step[] {
  const single = [{ ...body, number }]
  if (!/\d[.)]/.test(body.text)) return single
  const starts: Start[] = number === null ? [] : [{ at: 0, after: 0, number }]
  for (const match of body.text.matchAll(STEP)) {
    const found = Number(match[1])
    const last = starts.at(-1)
    if (last !== undefined && found !== last.number + 1) continue
    starts.push({ at: match.index, after: match.index + match[0].length, number: found })
  }
  const first = starts[0]
  if (first === undefined || (starts.length < 2 && first.at > 0)) return single
  const steps: Step[] = starts.map((start, index) => {
    const end = starts[index + 1]?.at ?? body.text.length
    return { ...cutSpan(whole, body.start + start.after, body.start + end), number: start.number }
  })
  const before = { ...cutSpan(whole, body.start, body.start + first.at), number: null }
  return [before, ...steps].filter(({ text }) => text !== '')
}
