import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import { JUDGEMENT } from '#domain/requirements/editing/judgements.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { documents } from '#server/db/schema.ts'
import { createModelWriter } from '#server/providers/model-writer/create-model-writer.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { aCaller, modelSettings } from '#test/providers/a-caller.ts'
import { partAsked } from '#test/providers/part-asked.ts'
import {
  type Received,
  type Scripted,
  type StandIn,
  startStandIn,
} from '#test/providers/stand-in.ts'
import { FULL } from '#test/providers/write-with-model.ts'
import { correct, decide, read, readingOf } from './correcting.ts'
import { answeredScene, generate, type Scene } from './scene.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())

const MISSING = { text: 'call off a class', role: 'teacher', why: null, rules: [], cites: [FULL] }

/** A function, and a no for the first cell of which nobody said anything. */
function supply(asked: Received): Scripted {
  const part = partAsked(asked)
  const [, item = '', role = ''] =
    /(PERM-\d+) [^\n]*: (?:[^\n]*; )?(\w+) \?/.exec(asked.messages[0]?.text ?? '') ?? []
  const rights = [{ item, role, may: false, part: null, cites: [] }]
  return {
    text: JSON.stringify({
      ...NO_PROPOSALS,
      ...(part === 'features' && { features: [MISSING] }),
      ...(part === 'rights' && { rights }),
    }),
  }
}

async function supplied(app: TestApp): Promise<Scene> {
  const { caller } = aCaller(modelSettings('openai-compatible', standIn.url))
  app.replaceAssistant({ writeDocument: createModelWriter(caller, doHeavyWork) })
  standIn.answer(supply)
  const scene = await answeredScene(app)
  await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
  expect((await generate(scene)).status).toBe(201)
  return scene
}

const judge = ({ client, path }: Scene, item: string, text: string) =>
  client.post(`${path}/edits/${item}`, {
    version: 1,
    texts: [{ field: JUDGEMENT, text, revision: 0 }],
  })

const missingIn = (document: RequirementsDocument) =>
  listRequirements(document).find(({ text }) => text.includes('call off a class'))
const rightIn = ({ assumptions }: RequirementsDocument) =>
  assumptions.find(({ settles }) => settles !== undefined)
/** The cell that the model's right is about. */
const cellIn = ({ permissions }: RequirementsDocument, right: Assumption | undefined) => {
  const role = right?.settles !== undefined && 'role' in right.settles ? right.settles.role : ''
  const row = permissions.find(({ id }) => id === right?.items[0])
  return row?.cells.find((cell) => cell.role === role)
}

onEachDatabase('what a model supplies of what is missing', (open) => {
  it('is stored, confirmed and struck out where it stands, and stays so in a correction', async () => {
    const scene = await supplied(open())
    const { content, document } = await read(scene)
    expect(missingIn(content)).toMatchObject({ mark: 'assumed' })
    expect(document).toContain('Call off a class')
    const feature = missingIn(content)?.id ?? ''
    const right = rightIn(content)
    expect(cellIn(content, right)).toMatchObject({ permission: 'no', assumed: true })
    expect((await judge(scene, feature, 'confirmed')).status).toBe(200)
    expect((await judge(scene, right?.id ?? '', 'struck')).status).toBe(200)
    const { content: judged } = await read(scene)
    expect(missingIn(judged)).toMatchObject({ id: feature, mark: 'stated', confirmed: true })
    expect(rightIn(judged)).toBeUndefined()
    expect(cellIn(judged, right)?.permission).toBe('unstated')
    const row = (await readingOf(scene)).rows.find(({ kind }) => kind === 'quality')
    await decide(scene, { do: 'refuse', row: row?.id ?? '' })
    expect((await correct(scene)).body.version).toBe(2)
    const { content: corrected } = await read(scene)
    expect(missingIn(corrected)).toMatchObject({ id: feature, confirmed: true })
    expect(rightIn(corrected)).toBeUndefined()
    expect(cellIn(corrected, right)?.permission).toBe('unstated')
  })

  it('is not there in what older versions stored, which opens and is corrected', async () => {
    const app = open()
    const scene = await supplied(app)
    const { db } = app.deps
    const [stored] = await db
      .select()
      .from(documents)
      .where(eq(documents.projectId, scene.project.id))
    const content = stored?.content as RequirementsDocument
    const {
      features: _,
      things: __,
      rights: ___,
      ways: ____,
      ...proposals
    } = content.proposed?.proposals ?? NO_PROPOSALS
    const old = { ...content, proposed: { proposals, sameLanguage: true } }
    const own = and(
      eq(documents.userId, stored?.userId ?? ''),
      eq(documents.projectId, scene.project.id),
    )
    await db
      .update(documents)
      .set({ content: old as never })
      .where(own)
    expect((await read(scene)).document).toContain('Call off a class')
    const row = (await readingOf(scene)).rows.find(({ kind }) => kind === 'quality')
    await decide(scene, { do: 'refuse', row: row?.id ?? '' })
    expect((await correct(scene)).body.version).toBe(2)
    const { content: corrected } = await read(scene)
    expect([missingIn(corrected), corrected.proposed?.proposals]).toEqual([undefined, NO_PROPOSALS])
  })
})
