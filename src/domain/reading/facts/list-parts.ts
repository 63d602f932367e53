import { cutSpan, type Span } from '#domain/language/spans.ts'

const SEPARATOR =
  /\s*[;、，；]\s*|,(?!\d{2,3}(?!\d))\s*|\s+(?:and(?:\/or)?|plus|as well as|y|e|und|et)\s+|\s+[+&]\s*|\s+n\s+/giu
const LEADING =
  /^(?:(?:and|plus|also|the|a|an|any|some|its|his|her|their|your|every|maybe|like|only|just)\s+)+/i

/** The parts of a list inside `span`: cut at commas, "and", "+"; brackets stay whole. */
export function splitList(whole: string, { start, end }: { start: number; end: number }): Span[] {
  const text = whole.slice(start, end)
  const parts: Span[] = []
  let from = 0
  for (const match of text.matchAll(SEPARATOR)) {
    if (insideBrackets(text, from, match.index)) continue
    parts.push(cutSpan(whole, start + from, start + match.index))
    from = match.index + match[0].length
  }
  parts.push(cutSpan(whole, start + from, end))
  return parts.map((part) => trimEnd(whole, part)).filter(({ text: part }) => part !== '')
}

/** Without the full stop at the end and without articles in front. */
export function tidyPart(whole: string, span: Span): Span {
  const lead = LEADING.exec(span.text)?.[0].length ?? 0
  const rest = cutSpan(whole, span.start + lead, span.end)
  return trimEnd(whole, rest.text === '' ? span : rest)
}

function trimEnd(whole: string, span: Span): Span {
  const tail =
    /(?:(?<!\b(?:no|etc|nr))[\s.!,;:。]+|\s(?:and|or|plus|but))$/iu.exec(span.text)?.[0].length ?? 0
  return tail === 0 ? span : cutSpan(whole, span.start, span.end - tail)
}

function insideBrackets(text: string, from: number, at: number): boolean {
  let open = 0
  for (let index = from; index < at; index++) {
    if (/[([「（]/.test(text[index] ?? '')) open++
    else if (/[)\]」）]/.test(text[index] ?? '')) open = Math.max(0, open - 1)
  }
  return open > 0 && /[)\]」）]/.test(text.slice(at))
}
