/** A piece of a text with its place: `whole.slice(start, end)` is `text`. */
export interface Span {
  text: string
  start: number
  end: number
}

/** The piece from `start` to `end`, without the white space around it. */
export function cutSpan(whole: string, start: number, end: number): Span {
  let from = start
  let to = end
  while (from < to && isBlank(whole.charCodeAt(from))) from++
  while (to > from && isBlank(whole.charCodeAt(to - 1))) to--
  return { text: whole.slice(from, to), start: from, end: to }
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0x3000 || code === 0xfeff || code === 0x200b
}
