/** Verbs whose forms share no stem. A closed class: no new one comes up. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `bought buy|brought bring|caught catch|chose choose|chosen choose|came come|cut cut|drew draw|drove drive
  |ate eat|fell fall|felt feel|found find|forgot forget|forgotten forget|gave give|given give|went go|gone go|goes go
  |got get|gotten get|grew grow|heard hear|held hold|kept keep|knew know|known know|left leave|lent lend|lost lose
  |made make|met meet|paid pay|rang ring|ran run|said say|saw see|seen see|sold sell|sent send|shown show|sat sit
  |slept sleep|spoke speak|spent spend|stood stand|taken take|took take|taught teach|told tell|thought think
  |wore wear|worn wear|wrote write|written write|began begin|begun begin|broke break|broken break|built build
  |children child|people person|women woman|men man`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/** What a word is a form of that shares no stem with it: "hold" of "held"; null for any other. */
export function findBase(word: string): string | null {
  return IRREGULAR.get(word) ?? null
}
