import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Decision } from '#domain/reading/decisions.ts'
import { editOf } from '#domain/reading/review/edit-row.ts'
import { readOwnRow } from '#domain/reading/review/own-row.ts'
import { peopleOf, placesFor, placeWords } from '#domain/reading/review/questions.ts'
import type { Row, RowPriority, Said } from '#domain/reading/rows.ts'
import { rememberAnswer } from '#web/api/answers.ts'
import { answerOpenQuestion, type ReplyToSend } from '#web/api/editing/corrections.ts'
import { readStoredAnswer } from '#web/drafts/answer-value.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import { useReadingState } from '#web/drafts/reading/reading-sessions.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { CorrectionsBar } from './corrections-bar.tsx'
import type { OpenReading } from './open-reading.ts'
import { useFollow } from './use-follow.ts'

export interface CorrectionsProps {
  projectId: string
  /** Of the document on the screen. */
  version: number
  readingVersion: number | null
  drafts: ProjectDrafts
  keeper: ReadingKeeper
  onOpen: (reading: OpenReading) => void
}

interface Done {
  note: string
  undo: () => Promise<unknown> | undefined
}

/** What the founder corrects in the document, on its way into it, with the way back. */
export function Corrections(props: CorrectionsProps) {
  const { projectId, version, readingVersion, drafts, keeper, onOpen } = props
  const queryClient = useQueryClient()
  const state = useReadingState(keeper)
  const [, setParameters] = useSearchParams()
  const [done, setDone] = useState<readonly Done[]>([])
  const [note, setNote] = useState('')
  const isSettled = state.waiting === 0 && state.contested.length === 0 && state.trouble === null
  const follow = useFollow({
    projectId,
    isSettled,
    onFollowed: (stored) => {
      // An address that names the version before leads to the newest from now on.
      if (stored !== version) setParameters(withoutVersion, { replace: true })
    },
  })
  const { ask } = follow
  const noteDone = useRef((entry: Done) => {
    setDone((before) => [...before, entry])
    setNote(entry.note)
  })

  const reading = useMemo((): OpenReading => {
    const say = (entry: Done) => noteDone.current(entry)
    const decide = (decisions: Decision[], told: string) => {
      keeper.decide(decisions)
      ask()
      say({
        note: told,
        undo: () => {
          keeper.undo()
          ask()
          return undefined
        },
      })
    }
    const send = async (reply: ReplyToSend) => {
      const answer = await answerOpenQuestion(projectId, reply)
      rememberAnswer(queryClient, projectId, answer)
      drafts.notice(answer.questionId, readStoredAnswer(answer))
      void keeper.refresh()
      ask()
    }
    const rowsOf = (ids: readonly string[]) =>
      (keeper.state.rows ?? []).filter(({ id }) => ids.includes(id))
    return {
      keeper,
      rowsOf,
      add: (written, kind) => {
        const row = readOwnRow(written, kind, peopleOf(keeper.state.rows ?? []))
        decide([{ do: 'add', said: [], ...row }], words.done.added)
      },
      placesFor,
      place: (said, place) =>
        decide(
          [placeWords(said, place, personIn(said, keeper.state.rows ?? []))],
          words.done.placed,
        ),
      rank: (ids, priority) => decide(rankings(rowsOf(ids), priority), words.done.changed),
      decide,
      reply: async (reply, decisions) => {
        await send(reply)
        if (decisions.length > 0) keeper.decide(decisions)
        const { item, reply: said, replaces } = reply
        say({
          note: said === null ? words.done.taken : words.done.answered,
          undo: async () => {
            if (decisions.length > 0) keeper.undo()
            await send({ item, reply: replaces, replaces: said })
          },
        })
      },
      done: (told, undo) => say({ note: told, undo }),
    }
  }, [keeper, drafts, projectId, queryClient, ask])
  useEffect(() => onOpen(reading), [onOpen, reading])

  const undo = async () => {
    const last = done.at(-1)
    if (last === undefined) return
    setDone((before) => before.filter((entry) => entry !== last))
    await last.undo()
    setNote(words.done.undone)
  }
  return (
    <CorrectionsBar
      state={state}
      keeper={keeper}
      follow={follow}
      readingVersion={readingVersion}
      note={note}
      onUndo={done.length > 0 ? () => void undo() : null}
    />
  )
}

function withoutVersion(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  rest.delete('version')
  return rest
}

function rankings(rows: readonly Row[], priority: RowPriority): Decision[] {
  return rows.flatMap((row) => (row.kind === 'feature' ? [editOf(row, { priority })] : []))
}

/** Somebody whom the words name. */
function personIn({ words: said }: Said, rows: readonly Row[]): string | null {
  const text = said.toLowerCase()
  return peopleOf(rows).find((name) => text.includes(name.toLowerCase())) ?? null
}
