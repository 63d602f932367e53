import { findWords } from '#domain/language/find-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'

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
