import type { Word } from './words.ts'

const RETRACTS =
  /^(?:no wait|wait no|no sorry|scrap that|no scrap|no hang|no actually|no no|well no|oh no)$/

/** "the prices, no wait, prices is only me": what the speaker takes back is left out. */
export function removeRetractions(words: readonly Word[]): Word[] {
  const kept: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) continue
    const spoken = words.slice(i, i + 4).filter(({ pos }) => pos !== 'PUNCT')
    if (!RETRACTS.test(`${spoken[0]?.low} ${spoken[1]?.low}`) || word.inert) {
      kept.push(word)
      continue
    }
    const cueEnd = words.indexOf(spoken[1] as Word) + 1
    const again = words
      .slice(cueEnd)
      .find(
        ({ pos, low }) =>
          (pos === 'NOUN' || pos === 'ADP' || pos === 'VERB') &&
          kept.slice(-8).some((each) => each.low === low),
      )
    const from = again ? kept.map(({ low }) => low).lastIndexOf(again.low) : -1
    if (from !== -1) kept.length = kept[from - 1]?.pos === 'DET' ? from - 1 : from
    i = cueEnd - 1
    const last = kept.at(-1)
    if (last && last.pos !== 'PUNCT')
      kept.push({
        ...word,
        text: ';',
        low: ';',
        lemma: ';',
        pos: 'PUNCT',
        end: word.start,
        spaced: false,
      })
  }
  return kept
}
