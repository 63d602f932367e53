import { type RefObject, useEffect, useRef } from 'react'
import type { Row, Said } from '#domain/reading/rows.ts'
import { AnswerMirror, type Mark } from './answer-mirror.ts'
import type { RowLight } from './rows/row-light.ts'
import { nameUnplaced } from './unplaced-box.tsx'

interface MirrorInput {
  slot: HTMLElement | null
  field: RefObject<HTMLTextAreaElement | null>
  question: string
  rows: readonly Row[]
  unplaced: readonly Said[]
  /** The row that is asked about. */
  asked: string | null
  light: RowLight
  /** Words were pressed: their row is wanted. */
  onPick: (row: string) => void
}

/** Lights the words of the row that is pointed at, and the row whose words are. */
export function useAnswerMirror(input: MirrorInput): void {
  const { slot, field, question, rows, unplaced, asked, light } = input
  const mirror = useRef<AnswerMirror | null>(null)
  const pick = useRef(input.onPick)
  useEffect(() => {
    pick.current = input.onPick
  })
  useEffect(() => {
    if (slot === null || field.current === null) return
    const made = new AnswerMirror(slot, field.current, {
      onPoint: light.point,
      onPick: (row) => pick.current(row),
    })
    mirror.current = made
    const leave = light.subscribe(() => made.light(light.row))
    return () => {
      leave()
      made.stop()
      mirror.current = null
    }
  }, [slot, field, light])
  useEffect(() => {
    mirror.current?.show(marksOf({ question, rows, unplaced, asked }))
  })
}

function marksOf({
  question,
  rows,
  unplaced,
  asked,
}: Pick<MirrorInput, 'question' | 'rows' | 'unplaced' | 'asked'>): Mark[] {
  const ofRows = rows
    .filter(({ state }) => state !== 'refused')
    .flatMap((row) =>
      row.said
        .filter((said) => said.question === question)
        .map(
          ({ words }): Mark => ({
            row: row.id,
            words,
            look: row.id === asked ? 'asked' : null,
          }),
        ),
    )
  const rest = unplaced.map(
    (said): Mark => ({
      row: nameUnplaced(said),
      words: said.words,
      look: 'unplaced',
    }),
  )
  return [...ofRows, ...rest]
}
