import { findWords } from '#domain/language/find-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isOfMoney, isOfPrices, isSeeing } from './deeds.ts'
import { findLeftOut, isAllMoney, isSettled, isWide, isWideDeed, seesOnly } from './everything.ts'
import { coversObject } from './suppose-cell.ts'

type Right = RowOf<'permission'>

const NOBODY =
  /\b(?:nobody|no one|no-one|nadie|none of us)\b(?!\s+(?:else|but|except|other|apart|más|salvo))|誰(?:に)?も|だれ(?:に)?も/iu
const NOBODY_FIRST = new RegExp(`^[\\s.,;:!。、–—-]*(?:and |but |y )?(?:${NOBODY.source})`, 'iu')
const NOBODY_ALONE = new RegExp(`^(?:${NOBODY.source})$`, 'iu')

/** Whether a name stands for nobody at all. */
export function isNobody(name: string): boolean {
  return NOBODY_ALONE.test(name.trim())
}

/** "Never sees the diagnosis. Nobody does": what is refused to all of them, whoever runs the place, too. */
export function isForNobody(right: Right, { answers }: Pick<Notebook, 'answers'>): boolean {
  if (right.may !== 'never') return false
  if (isNobody(right.role)) return true
  return right.said.some(({ question, words }) => {
    const first = NOBODY.exec(words)
    if (first !== null) return true
    return NOBODY_FIRST.test(textBehind({ question, words }, answers))
  })
}

const NOT_KEPT = says(
  "(?:don['’]?t|do not|never|not) (?:ever )?(?:write|written|keep|kept|store|stored|record|recorded|save|saved|note)",
  'no (?:se )?(?:guarda|apunta|anota)',
  '(?:書|残|保存|記録|控え)(?:き|し|さ|か|え)?(?:ません|ない|ておりません|ていません|ず)',
)

/** How far behind a ban it may be said that the thing is not written down. */
const NEAR = 80

/** What nobody sees because nobody writes it down: no field is built for it. */
export function listUnkept(notebook: Pick<Notebook, 'answers' | 'rows'>): ReadonlySet<string>[] {
  return notebook
    .rows('permission')
    .filter((right) => isForNobody(right, notebook))
    .filter(({ said }) =>
      said.some((each) =>
        NOT_KEPT.test(each.words + textBehind(each, notebook.answers).slice(0, NEAR)),
      ),
    )
    .map(({ what }) => contentStems(what.replace(/^(?:see|know|read|view)\s+/iu, '')))
    .filter(({ size }) => size > 0)
}

function textBehind(
  { question, words }: { question: string; words: string },
  answers: Notebook['answers'],
): string {
  const text = answers.find((answer) => answer.question === question)?.text ?? ''
  const place = findWords(text, words)
  return place === null ? '' : text.slice(place.end)
}

/** "Touch the money", "have anything to do with the bills": whatever is done with it. */
const WHATEVER =
  /^(?:touch|do|handle|deal with|go near|get into|be (?:bothered|involved) (?:with|in)|bother with|have (?:anything |something )?to do with) (.+)$/iu
const WHATEVER_IN_JAPANESE =
  /^(.+?)(?:に(?:は)?(?:触る|触れる|さわる|関わる|かかわる|関係する)|を(?:触る|さわる|いじる|する|やる|扱う|あつかう))$/u

/**
 * "I don't want to touch the money", "everything but the money": nothing that is done with it is theirs,
 * also where they run the place. What it costs and who has paid they may still see.
 */
export function keepsOff(right: Right, deed: string): boolean {
  const thing = findThing(right)
  if (thing === '' || isSeeing(deed) || isWideDeed(deed)) return false
  // Whoever leaves the till to somebody still says what things cost.
  if (isAllMoney(thing)) return (isOfMoney(deed) && !isOfPrices(deed)) || isSettled(deed)
  return coversObject(`do ${thing}`, deed)
}

function findThing(right: Right): string {
  if (right.may !== 'never') return isWide(right) && !seesOnly(right) ? findLeftOut(right.what) : ''
  const what = right.what.trim()
  return (WHATEVER.exec(what) ?? WHATEVER_IN_JAPANESE.exec(what))?.[1] ?? ''
}
