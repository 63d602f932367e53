import type { CallToolResult } from '@modelcontextprotocol/server'
import type { OpenDocument } from '#contract/documents.ts'
import { chooseSlice } from '#domain/agents/choose-slice.ts'
import { describeItem } from '#domain/agents/describe-item.ts'
import { describeOverview, printFirstPage } from '#domain/agents/describe-overview.ts'
import { searchItems } from '#domain/agents/search-items.ts'
import { tellChanges } from '#domain/agents/tell-changes.ts'
import { changesBetween } from '#domain/requirements/registers/change-log.ts'
import { listForUser } from '#server/agents/find-for-user.ts'
import { toProgress } from '#server/agents/progress/read-progress.ts'
import { REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { toAsked } from '#server/threads/asked-questions.ts'
import { answerWithData, answerWithText } from './answer-tool.ts'
import type { Desk } from './desk.ts'
import { openFound, openVersion } from './look.ts'
import { refuseItem } from './tool-refusal.ts'
import { WISHES } from './wishes.ts'

interface OfVersion {
  project: string
  version?: number | undefined
}

export async function listTheProjects({ deps, caller, ahead }: Desk): Promise<CallToolResult> {
  const projects =
    ahead && 'projects' in ahead ? ahead.projects : await listForUser(deps, caller.userId)
  return answerWithData({
    heading: 'list',
    value: {
      projects: projects.map(({ documentCount, changedAt, ...named }) => ({
        ...named,
        documentVersion: documentCount === 0 ? null : documentCount,
        updatedAt: changedAt,
      })),
    },
  })
}

export async function getOverview(desk: Desk, wanted: OfVersion): Promise<CallToolResult> {
  const { opened } = await openFound(desk, WISHES.get_overview(wanted))
  const { content, createdAt } = opened
  return answerWithData(
    { heading: 'first page', value: printFirstPage(content, chooseDocumentWords(content)) },
    { heading: 'overview', value: { ...describeOverview(content), createdAt } },
  )
}

export async function findItems(
  desk: Desk,
  { query, ...wanted }: OfVersion & { query: string },
): Promise<CallToolResult> {
  const { opened } = await openFound(desk, WISHES.search_items(wanted))
  return answerWithData({ heading: 'found', value: searchItems(opened.content, query) })
}

export async function getItem(
  desk: Desk,
  { id, ...wanted }: OfVersion & { id: string },
): Promise<CallToolResult> {
  const { opened, asked } = await openFound(desk, WISHES.get_item(wanted))
  const { content, version } = opened
  const found = describeItem(content, id, { asked: asked.map(toAsked), words: wordsOf(content) })
  if (found === null) throw refuseItem(id)
  return answerWithData({ heading: `item, version ${version}`, value: found })
}

export async function getChanges(
  desk: Desk,
  wanted: { project: string; since: number },
): Promise<CallToolResult> {
  const wish = WISHES.get_changes(wanted)
  const { opened: newest, before, progress } = await openFound(desk, wish)
  const former = before ? (await openVersion(desk, wish, before)).content : newest.content
  const changes = tellChanges(changesBetween(former, newest.content), toProgress(progress))
  return answerWithData({
    heading: 'changes',
    value: { since: wanted.since, newest: newest.version, changes },
  })
}

export async function getNextSlice(
  desk: Desk,
  wanted: { project: string },
): Promise<CallToolResult> {
  const { opened, progress, ...found } = await openFound(desk, WISHES.next_slice(wanted))
  const { content, version } = opened
  if (content.slices.length === 0) return answerWithText(REFUSAL_TEXT.no_slices)
  const asked = found.asked.map(toAsked)
  const words = wordsOf(content)
  const slice = chooseSlice(content, { progress: toProgress(progress), asked, words })
  // A reply may come when everything is built.
  if (slice === null) return answerWithData({ heading: REFUSAL_TEXT.all_built, value: { asked } })
  return answerWithData({ heading: `slice, version ${version}`, value: slice })
}

function wordsOf(content: OpenDocument['content']) {
  return chooseDocumentWords(content).boundaries
}
