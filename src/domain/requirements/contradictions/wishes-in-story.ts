import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import type { Found } from './found.ts'
import { meaningOf, sharedWords } from './meaning.ts'

const SHOWING = /see|show|send|get|give/iu
const KEEPING = /keep|change|make|take|add|tell|use|find/iu
const TRADING = /book|pay|price|text|mail|client/iu
const PARTS_OF_APP = /list|page|screen|name|day|week|app|open/iu
const CHOOSING = /pick|choos|check|print|hold|answer|record|owner|own|new|one/iu
const TELLING = /message|messag|notic|booking/iu
const IN_JAPANESE =
  /予約|登録|確認|表示|画面|一覧|お客|会員|利用者|保護者|店|管理|機能|対応|自動|名前|情報|連絡|通知|お知|料金/iu

/** What every app does, and what says nothing of which: "see", "send". */
const PLAIN = makePattern(
  'iu',
)`^(?:${SHOWING}|${KEEPING}|${TRADING}|${PARTS_OF_APP}|${CHOOSING}|${TELLING}|${IN_JAPANESE})$`
/** Each is compared with each: it bounds the work while typing. */
const MOST_READ = 100

/** A step of the main story that rests on what is only nice to have: the first version lacks it. */
export function wishesInStory(rows: readonly Row[]): Found[] {
  const features = rows.filter((row): row is Row & RowOf<'feature'> => row.kind === 'feature')
  const musts = new Set(
    features
      .filter(({ priority }) => priority === 'must')
      .flatMap(({ does }) => [...meaningOf(does)]),
  )
  const steps = rows.filter((row) => row.kind === 'step').slice(0, MOST_READ)
  const wishes = features.filter(({ priority }) => priority === 'should' || priority === 'could')
  return wishes.slice(0, MOST_READ).flatMap((wish): Found[] => {
    const telling = [...meaningOf([wish.does, ...wish.things].join(' '))].filter(
      (word) => !PLAIN.test(word) && !musts.has(word),
    )
    if (telling.length === 0) return []
    const step = steps.find((each) => isOf(each.does, telling))
    const said = [wish.said[0], step?.said[0]].filter((each): each is Said => each !== undefined)
    return said.length < 2 || said[0]?.question === said[1]?.question
      ? []
      : [{ kind: 'rank', said, names: [wish.does] }]
  })
}

/** Most of what tells the wish from others. */
function isOf(step: string, telling: readonly string[]): boolean {
  return sharedWords(new Set(telling), meaningOf(step)) / telling.length >= MOSTLY
}

const MOSTLY = 0.6
