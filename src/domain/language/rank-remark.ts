const RANK =
  "(?:a |it[’']s a )?(?:must(?:[- ]have)?|should(?:[- ]have)?|could(?:[- ]have)?|essential|required|mandatory|optional|nice(?:[- ]to[- ]have)?|if possible|maybe|later)" +
  '|必須(?:です|機能)?|必要|絶対(?:に)?|マスト|最優先|重要|任意|希望|できれば|できたら|可能なら|余裕があれば|あれば(?:で(?:いい|よい))?|あったら(?:いい|よい|うれしい)?|あると(?:いい|よい|便利|うれしい)|優先度[:：]?[高中低]'
const REMARK = new RegExp(`\\s*[（(【\\[]\\s*(${RANK})[!！]?\\s*[)）】\\]]`, 'giu')
const ENDS = /^[\s。．.、，,;；!！]*$/u

/** A rank in brackets at the end of a line. */
export interface RankRemark {
  /** Where the remark begins in the text, with the space before it. */
  start: number
  /** The remark with its brackets. */
  said: string
  /** What is in the brackets. */
  rank: string
}

/** "… book a lane and cancel it (must)": the rank at the end of a text, of all that it says. */
export function rankRemark(text: string): RankRemark | null {
  const [found, second] = [...text.matchAll(REMARK)]
  // Where several are ranked, each is the rank of its own part.
  if (found === undefined || second !== undefined) return null
  if (!ENDS.test(text.slice(found.index + found[0].length))) return null
  return { start: found.index, said: found[0].trim(), rank: found[1] ?? '' }
}
