import type { CallToolResult } from '@modelcontextprotocol/server'
import type { OpenDocument } from '#contract/documents.ts'
import { chooseSlice } from '#domain/agents/choose-slice.ts'
import { describeItem } from '#domain/agents/describe-item.ts'
import { describeOverview, printFirstPage } from '#domain/agents/describe-overview.ts'
import { searchItems } from '#domain/agents/search-items.ts'
import { tellChanges } from '#domain/agents/tell-changes.ts'
import { changesBetween } from '#domain/requirements/registers/change-log.ts'
import { readProgress } from '#server/agents/progress/read-progress.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { listProjects } from '#server/projects/list-projects.ts'
import { REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { listAsked } from '#server/threads/asked-questions.ts'
import { answerWithData, answerWithText } from './answer-tool.ts'
import type { Desk } from './desk.ts'
import { openDocument } from './open-document.ts'
import { refuseItem } from './tool-refusal.ts'

interface OfVersion {
  project: string
  version?: number | undefined
}

/*
 * What a tool reads it asks for at once: on a busy server each statement waits its turn.
 */

/** So many projects are named; nobody has an agent choose among more. */
const MOST_PROJECTS = 100

export async function listTheProjects({ deps, caller }: Desk): Promise<CallToolResult> {
  const query = { limit: MOST_PROJECTS, offset: 0 }
  const projects = await listProjects(deps, { account: { id: caller.userId }, query })
  return answerWithData({
    heading: 'list',
    value: {
      projects: projects.map(({ id, title, description, documentVersion, updatedAt }) => ({
        id,
        title,
        description,
        documentVersion,
        updatedAt,
      })),
    },
  })
}

export async function getOverview(desk: Desk, wanted: OfVersion): Promise<CallToolResult> {
  const { content, createdAt } = await open(desk, wanted)
  return answerWithData(
    { heading: 'first page', value: printFirstPage(content, chooseDocumentWords(content)) },
    { heading: 'overview', value: { ...describeOverview(content), createdAt } },
  )
}

export async function findItems(
  desk: Desk,
  { query, ...wanted }: OfVersion & { query: string },
): Promise<CallToolResult> {
  const { content } = await open(desk, wanted)
  return answerWithData({ heading: 'found', value: searchItems(content, query) })
}

export async function getItem(
  desk: Desk,
  { id, ...wanted }: OfVersion & { id: string },
): Promise<CallToolResult> {
  const [{ content, version }, asked] = await Promise.all([
    open(desk, wanted),
    listAsked(desk.deps, keyOf(desk, wanted)),
  ])
  const found = describeItem(content, id, { asked, words: wordsOf(content) })
  if (found === null) throw refuseItem(id)
  return answerWithData({ heading: `item, version ${version}`, value: found })
}

export async function getChanges(
  desk: Desk,
  { project, since }: { project: string; since: number },
): Promise<CallToolResult> {
  const [newest, before, progress] = await Promise.all([
    open(desk, { project }),
    open(desk, { project, version: since }),
    readProgress(desk.deps, keyOf(desk, { project })),
  ])
  const changes = tellChanges(changesBetween(before.content, newest.content), progress)
  return answerWithData({
    heading: 'changes',
    value: { since, newest: newest.version, changes },
  })
}

export async function getNextSlice(
  desk: Desk,
  { project }: { project: string },
): Promise<CallToolResult> {
  const key = keyOf(desk, { project })
  const [{ content, version }, progress, asked] = await Promise.all([
    open(desk, { project }),
    readProgress(desk.deps, key),
    listAsked(desk.deps, key),
  ])
  if (content.slices.length === 0) return answerWithText(REFUSAL_TEXT.no_slices)
  const slice = chooseSlice(content, { progress, asked, words: wordsOf(content) })
  // A reply may come when everything is built.
  if (slice === null) return answerWithData({ heading: REFUSAL_TEXT.all_built, value: { asked } })
  return answerWithData({ heading: `slice, version ${version}`, value: slice })
}

function keyOf({ caller }: Desk, { project }: OfVersion): ProjectKey {
  return { userId: caller.userId, projectId: project }
}

function wordsOf(content: OpenDocument['content']) {
  return chooseDocumentWords(content).boundaries
}

function open({ deps, caller, signal }: Desk, { project, version }: OfVersion) {
  return openDocument(deps, { userId: caller.userId, projectId: project, version, signal })
}
